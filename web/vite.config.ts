import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

// The server of a development session: `terem serve`, or another address in TEREM_SERVER.
const server = process.env.TEREM_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [
    svelte(),
    VitePWA({
      // Our own worker (src/app/worker.ts); the plugin writes into it which files make up this build.
      strategies: 'injectManifest',
      srcDir: 'src/app',
      filename: 'worker.ts',
      injectRegister: false,
      injectManifest: { globPatterns: ['**/*.{js,css,html,svg,png,woff2}'] },
      manifest: {
        name: 'Terem',
        short_name: 'Terem',
        description: 'Four euro board games in the browser.',
        start_url: '/',
        display: 'standalone',
        background_color: '#f6f0e4',
        theme_color: '#b33a2b',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  server: {
    port: 5173,
    // The companions take words and rules from the games' own folders.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  build: {
    outDir: '../src/terem/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
  },
});

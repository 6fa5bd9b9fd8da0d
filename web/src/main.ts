import { mount } from 'svelte';
import App from './App.svelte';
import { app } from './app/app.svelte';
import { person } from './lib/person.svelte';
import { keepRoute } from './lib/route.svelte';
import { keepSettings } from './lib/settings.svelte';
import { keepWords } from './lib/texts.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

keepSettings();
keepRoute();
void Promise.all([keepWords(), person.meet().catch(() => undefined)]).then(() => {
  const target = document.getElementById('app');
  // What the server wrote there is for those without scripts.
  target?.replaceChildren();
  if (target) mount(App, { target });
  void app.start();
});

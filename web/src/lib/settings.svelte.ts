import { LANGUAGES, type Lang } from './fluent';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark', 'contrast'];

interface Saved {
  lang: Lang;
  theme: Theme;
  /** Pieces travel, opponents' moves come one by one. */
  motion: boolean;
  sound: boolean;
  /** Ask before every move. */
  confirm: boolean;
  notify: boolean;
  level: string;
}

const KEY = 'terem';

function preferred(): Lang {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((lang) => wanted.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}

function load(): Saved {
  const first: Saved = {
    lang: preferred(),
    theme: 'auto',
    motion: true,
    sound: false,
    confirm: false,
    notify: false,
    level: '',
  };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>) };
  } catch {
    return first;
  }
}

export const settings = $state(load());

const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** True when nothing may move. */
export const motionless = (): boolean => still.matches || !settings.motion;

function dress(): void {
  const auto = contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'light';
  const root = document.documentElement;
  root.dataset.theme = settings.theme === 'auto' ? auto : settings.theme;
  root.dataset.motion = settings.motion ? 'on' : 'off';
  root.lang = settings.lang;
}

/** Keep the page and the browser's memory in step with the settings. */
export function keepSettings(): void {
  dark.addEventListener('change', dress);
  contrast.addEventListener('change', dress);
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(settings));
      dress();
    });
  });
  dress();
}

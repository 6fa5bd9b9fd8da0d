import { LANGUAGES, type Lang } from './fluent';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark', 'contrast'];

/** How fast the turns of others are told, step by step. */
export type Pace = 'slow' | 'normal' | 'fast' | 'once';
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'once'];

interface Saved {
  lang: Lang;
  theme: Theme;
  /** Pieces travel, dice tumble, cards turn. */
  motion: boolean;
  pace: Pace;
  sound: boolean;
  /** Ask before every move. */
  confirm: boolean;
  /** A turn ends by itself as soon as nothing else can be done in it, even if it could be undone. */
  endTurns: boolean;
  /** My first games: questions explain themselves, grave choices are asked once more, cards wait. */
  firstGames: boolean;
  /** The tables of the first finished games. */
  finished: string[];
  notify: boolean;
  level: string;
}

const KEY = 'terem';

const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

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
    pace: 'normal',
    sound: false,
    confirm: false,
    endTurns: false,
    firstGames: true,
    finished: [],
    notify: false,
    level: '',
  };
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>;
    // Whoever wants nothing to move has not asked to wait either.
    if (still.matches || saved.motion === false) first.pace = 'once';
    return { ...first, ...saved };
  } catch {
    return first;
  }
}

export const settings = $state(load());

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
      const text = JSON.stringify(settings);
      dress();
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // In a frame of another site, or by its owner's wish, the browser keeps nothing.
        return;
      }
    });
  });
  dress();
}

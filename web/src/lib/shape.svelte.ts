import { innerHeight, innerWidth } from 'svelte/reactivity/window';

const wide = () => innerWidth.current ?? 1440;
const tall = () => innerHeight.current ?? 900;

/** What a page has room for. */
export const shape = {
  /** Board and column do not fit beside each other, or only just. */
  get phone(): boolean {
    return wide() < 900 || shape.flat;
  },
  /** A phone on its side: low, and wide enough for both. */
  get flat(): boolean {
    return tall() < 520 && wide() > tall() && wide() < 1100;
  },
};

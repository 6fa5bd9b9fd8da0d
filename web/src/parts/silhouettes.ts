/** Silhouettes in a box of -16..16: the body, and the part of it that lies in shade. */
export interface Silhouette {
  body: string;
  shade: string;
}

export const silhouettes = {
  person: {
    body: 'M0-14a6.5 6.5 0 0 1 3.8 11.8C9.5-.6 12 4.5 12 14H-12C-12 4.5-9.5-.6-3.8-2.2A6.5 6.5 0 0 1 0-14Z',
    shade: 'M0-14a6.5 6.5 0 0 1 3.8 11.8C9.5-.6 12 4.5 12 14H4C6 6 5 0 1-2 4-6 3-11 0-14Z',
  },
  tower: {
    body: 'M-9 14V-6h-2v-8h5v3h3v-3h6v3h3v-3h5v8H9v20Z',
    shade: 'M3 14V-6H2v-5h1v-3h0v3h3v-3h5v8H9v20Z',
  },
  church: {
    body: 'M-13 14V2h6v-6l4-5c-2-2-1-4 1.5-6V-16h1.5v1.5H1.5V-16H0v1.5C3-12.5 5-11 3-9l4 5v6h6v12Z',
    shade: 'M0 14V-14.5C3-12.5 5-11 3-9l4 5v6h6v12Z',
  },
  dome: {
    body: 'M-9 14V6C-14 0-8-5-3-8c1.6-1 2.4-3 3-7 .6 4 1.4 6 3 7 5 3 11 8 6 14v8Z',
    shade: 'M1 14V6c4-5 3-10-1-21 .6 4 1.4 6 3 7 5 3 11 8 6 14v8Z',
  },
  house: {
    body: 'M0-13 14-1h-3v15H-11V-1h-3Z',
    shade: 'M0-13 14-1h-3v15H3V-1Z',
  },
  shield: {
    body: 'M-11-13H11V1C11 8 5 12.5 0 15-5 12.5-11 8-11 1Z',
    shade: 'M0-13H11V1C11 8 5 12.5 0 15Z',
  },
  helmet: {
    body: 'M0-16c1.5 3 1.5 4 1 5C8-10 11-3 11 6v3l-3 5H4V6H-4v8H-8l-3-5V6c0-9 3-16 10-17-.5-1-.5-2 1-5Z',
    shade: 'M1-11C8-10 11-3 11 6v3l-3 5H4V6C5-2 4-8 1-11Z',
  },
  boat: {
    body: 'M-15 4H15C13 11 9 14 4 14H-6C-11 14-14 10-15 4ZM-1-15C7-11 9-5 8 1H-1Z',
    shade: 'M4 4H15C13 11 9 14 4 14ZM4-11C8-8 9-4 8 1H4Z',
  },
  flag: {
    body: 'M-10-15h3v1h17l-5 6 5 6H-7v17h-3Z',
    shade: 'M0-14H10l-5 6 5 6H0c3-4 3-8 0-12Z',
  },
  wagon: {
    body: 'M-14-8H14L11 4H9a5 5 0 1 1-7 0H-2a5 5 0 1 1-7 0h-2Z',
    shade: 'M4-8H14L11 4H9a5 5 0 0 1-3 9C9 8 6 4 4 4Z',
  },
  book: {
    body: 'M-14-10C-8-13-3-12 0-9 3-12 8-13 14-10V11C8 8 3 9 0 12-3 9-8 8-14 11Z',
    shade: 'M0-9C3-12 8-13 14-10V11C8 8 3 9 0 12Z',
  },
  beast: {
    body: 'M-14 14c-1-7 0-12 4-15l-3-10 7 5c3-1.5 6-1.5 9 0l7-6-2 11c4 4 5 9 4 15H7l-2-4-3 4h-5l-3-4-2 4Z',
    shade: 'M3-6l7-6-2 11c4 4 5 9 4 15H7C9 6 7-1 3-6Z',
  },
  tree: {
    body: 'M0-15 9-4H6l7 10H3v9H-3V6h-10l7-10h-3Z',
    shade: 'M0-15 9-4H6l7 10H3v9H0Z',
  },
  crown: {
    body: 'M-13 10-15-8l8 7 7-12 7 12 8-7-2 18Z',
    shade: 'M0-13l7 12 8-7-2 18H2C5 3 4-6 0-13Z',
  },
} satisfies Record<string, Silhouette>;

export type PieceKind = keyof typeof silhouettes;

/** The sign of something unknown or of any kind, in a box of -6..6, drawn as a line. */
export const unknown = 'M-2.9-3.1A3.1 3.1 0 1 1 1.2-.2C.2.4 0 .9 0 2.1M0 5.1V5.3';

/** Silhouettes in a box of -16..16: the body, and the part of it that lies in shade. */
export interface Silhouette {
  body: string;
  shade: string;
  /** Lines of ink for a piece that is drawn large: a mouth, a window, the edge of a cloak. */
  fine?: string;
}

export const silhouettes = {
  person: {
    body: 'M0-14a6.5 6.5 0 0 1 3.8 11.8C9.5-.6 12 4.5 12 14H-12C-12 4.5-9.5-.6-3.8-2.2A6.5 6.5 0 0 1 0-14Z',
    shade: 'M0-14a6.5 6.5 0 0 1 3.8 11.8C9.5-.6 12 4.5 12 14H4C6 6 5 0 1-2 4-6 3-11 0-14Z',
    fine: 'M-6.3-9.6C-3-8 3-8 6.3-9.6M-4.6-2C-2 1 2 1 4.6-2M0 .4V14M-8.6 14C-8.8 9-8.4 6-7.2 3M8.6 14C8.8 9 8.4 6 7.2 3',
  },
  tower: {
    body: 'M-9 14V-6h-2v-8h5v3h3v-3h6v3h3v-3h5v8H9v20Z',
    shade: 'M3 14V-6H2v-5h1v-3h0v3h3v-3h5v8H9v20Z',
    fine: 'M-9-6H9M-2 14V8.5a2 2 0 0 1 4 0V14M-1-2v4M1-2v4M-1-2a1 1 0 0 1 2 0M-1 2H1M-9 5h4M-7 9h3M-9-1h3M5 3h4M4 7h3M5 11h4M-10-10h3M7-10h3',
  },
  church: {
    body: 'M-13 14V2h6v-6l4-5c-2-2-1-4 1.5-6V-16h1.5v1.5H1.5V-16H0v1.5C3-12.5 5-11 3-9l4 5v6h6v12Z',
    shade: 'M0 14V-14.5C3-12.5 5-11 3-9l4 5v6h6v12Z',
    fine: 'M-3-9H3M-7-4H7M-13 2H-7M7 2H13M-2.5 14V8a2.5 2.5 0 0 1 5 0v6M-10 6v4M10 6v4M-3 0v3M0-1v4M3 0v3',
  },
  dome: {
    body: 'M-9 14V6C-14 0-8-5-3-8c1.6-1 2.4-3 3-7 .6 4 1.4 6 3 7 5 3 11 8 6 14v8Z',
    shade: 'M1 14V6c4-5 3-10-1-21 .6 4 1.4 6 3 7 5 3 11 8 6 14v8Z',
  },
  house: {
    body: 'M0-13 14-1h-3v15H-11V-1h-3Z',
    shade: 'M0-13 14-1h-3v15H3V-1Z',
    fine: 'M-11-1H11M-3 14V6H3v8M-8 3h3v4H-8ZM6 3H9v4H6ZM-9-3.4-6-3.4M5-6.4h4M-3-8.6H2M-6-5.6h5',
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
    fine: 'M-1 1V4M-13 7.4H13.4M-11 10.6H11M-1-10C3-8.6 5.6-6.6 6.8-4M-1-5C3-4 6-3 7.8-1M-9 5.6h.1M-4 5.6h.1M1 5.6h.1M6 5.6h.1M11 5.6h.1',
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
    fine: 'M-6 0l3 1.6M5-1 2 1M-5 6C-3 8.5 1 8.5 4 5.5M-3 7.2l.7 2 1-1.6M1.2 7.6l1 1.6.5-2.2M-11-8.5-9.6-3M9-9 7.2-3.4M-11 8c1 1 1.6 3 1.4 5M9.6 8c-1 1-1.4 3-1 5',
  },
  tree: {
    body: 'M0-15 9-4H6l7 10H3v9H-3V6h-10l7-10h-3Z',
    shade: 'M0-15 9-4H6l7 10H3v9H0Z',
    fine: 'M-3-9 0-7M-5-4-2-2M3-8 1-6.4M4-3 2-1.4M-7 3-3 4.4M6 2 3 4M-1-12 .8-10.6M0 9V13',
  },
  crown: {
    body: 'M-13 10-15-8l8 7 7-12 7 12 8-7-2 18Z',
    shade: 'M0-13l7 12 8-7-2 18H2C5 3 4-6 0-13Z',
  },
} satisfies Record<string, Silhouette>;

export type PieceKind = keyof typeof silhouettes;

/** The sign of something unknown or of any kind, in a box of -6..6, drawn as a line. */
export const unknown = 'M-2.9-3.1A3.1 3.1 0 1 1 1.2-.2C.2.4 0 .9 0 2.1M0 5.1V5.3';

/** The ground of a drawing: a pigment laid on its wash, as deep as the theme wishes, or `times` that. */
export const dyed = (pigment: string, wash: string, times = 1): string =>
  `color-mix(in srgb, var(--${pigment}) ${times === 1 ? 'var(--depth)' : `calc(var(--depth) * ${times})`}, var(--wash-${wash}))`;

import type { GameInfo, OptionInfo } from '../wire/types';

export function optionsFor(game: GameInfo, seats: number): OptionInfo[] {
  return game.options.filter(({ alone }) => seats === 1 || !alone);
}

/** A choice for each seat as the engine takes it: one value if all agree. */
export function together(choices: (string | number)[]): string | number {
  const [first = ''] = choices;
  return choices.every((choice) => choice === first) ? first : choices.join(',');
}

const titleOf = (option: OptionInfo, value: string | number): string => {
  const at = option.choices.findIndex((choice) => String(choice) === String(value));
  return option.choice_titles[at] ?? String(value);
};

/** What is played otherwise than usual, in words: title and choice. */
export function unusual(game: GameInfo, options: Record<string, string | number>): [string, string][] {
  return game.options.flatMap((option): [string, string][] => {
    const value = options[option.name];
    if (value === undefined || value === option.default) return [];
    const parts = option.per_seat ? String(value).split(',') : [value];
    return [[option.title, parts.map((part) => titleOf(option, part)).join(' · ')]];
  });
}

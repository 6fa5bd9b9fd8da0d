import type { GameKit } from '../lib/game.svelte';
import { bundle, say } from '../lib/fluent';
import { settings } from '../lib/settings.svelte';
import de from './messages/de.ftl?raw';
import en from './messages/en.ftl?raw';
import ru from './messages/ru.ftl?raw';

const parts = { en: bundle('en', [en]), ru: bundle('ru', [ru]), de: bundle('de', [de]) };

const partName = (game: string, name: string): string | null =>
  say(parts[settings.lang], `part-${game}-${name}`) ?? say(parts[settings.lang], `part-${name}`);

/** The game's own word for one of its things, by the kinds of things it has. */
function thingName({ board, t }: GameKit, name: string): string | null {
  for (const kind of board?.kinds ?? []) {
    const id = `${kind}-${name}`;
    const text = t(id);
    if (text !== id) return text;
  }
  return null;
}

/** What a part of a position is called: its own word before that of a thing with the same name. */
export const labelOf = (kit: GameKit, name: string): string => partName(kit.id, name) ?? thingName(kit, name) ?? name.replaceAll('_', ' ');

/** What lies somewhere: the thing before a part with the same name. */
export const valueOf = (kit: GameKit, name: string): string => thingName(kit, name) ?? partName(kit.id, name) ?? name.replaceAll('_', ' ');

import type { Entry, ReplayInfo } from '../wire/types';
import { api } from './api';
import { route } from './route.svelte';
import { ui } from './texts.svelte';

/** A finished game to be looked at again, in a window that is named after it and what is done with it. */
export async function openFinished(id: string, invite: string | null, what: 'replay' | 'review'): Promise<ReplayInfo & { entries: Entry[] }> {
  const [info, log] = await Promise.all([api.replay(id, invite), api.log(id, invite)]);
  route.title = `${info.table.title} (${info.table.seats.map((seat) => seat.name).join(', ')}), ${ui(what)}`;
  return { ...info, entries: log.entries };
}

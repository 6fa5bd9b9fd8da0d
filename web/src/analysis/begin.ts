import { api } from '../lib/api';
import { person } from '../lib/person.svelte';
import { analysisPath, go } from '../lib/route.svelte';

/** A position to the analysis board, whoever one is. */
export async function analyse(what: Parameters<typeof api.analyse>[0], invite: string | null = null): Promise<void> {
  await person.beSomebody();
  go(analysisPath((await api.analyse(what, invite)).id));
}

/** The keys of the table: from one glowing place to the next, and a letter for each command. */
export interface Keyboard {
  /** The element that holds the boards. */
  room(): HTMLElement | undefined;
  /** Keys of the places that glow, in a sensible order. */
  glowing(): string[];
  /** A choice of moves floats over the board: Tab stays inside it. */
  choosing(): boolean;
  /** By `KeyboardEvent.code`, or 'Escape' and '?'. */
  commands: Record<string, () => unknown>;
}

/**
 * Where a key is meant for. A dialog that has just shut holds the focus until the next frame: whoever is quick must
 * not lose a key to it.
 */
export function meantFor(event: KeyboardEvent): HTMLElement {
  const target = event.target as HTMLElement;
  return target.closest('dialog:not([open])') ? document.body : target;
}

/** The place of a key on the boards. */
export const placeOn = (room: HTMLElement | undefined, key: string): SVGElement | null =>
  room?.querySelector<SVGElement>(`[data-key="${CSS.escape(key)}"]`) ?? null;

/** Focus the next glowing place, and after the last one the first answer in words. */
function step(keyboard: Keyboard, by: 1 | -1): boolean {
  const elements = keyboard
    .glowing()
    .map((key) => placeOn(keyboard.room(), key))
    .filter((one) => one !== null);
  const firstAnswer = () =>
    document.querySelector<HTMLElement>('.prompt .choice:not(:disabled), .prompt .tools button:not(:disabled)');
  if (elements.length === 0) {
    const answer = by > 0 ? firstAnswer() : null;
    answer?.focus();
    return answer !== null;
  }
  const now = elements.findIndex((element) => element === document.activeElement);
  const next = now < 0 ? (by > 0 ? 0 : elements.length - 1) : now + by;
  if (now >= 0 && (next < 0 || next >= elements.length)) {
    if (by < 0) return false;
    firstAnswer()?.focus();
    return true;
  }
  elements[next]?.focus();
  return true;
}

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Listen until the function that comes back is called. */
export function listen(keyboard: Keyboard): () => void {
  function pressed(event: KeyboardEvent) {
    const target = meantFor(event);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest('input, textarea, select, dialog')) return;
    const onBoard = target === document.body || target.closest('[data-key]') !== null;
    const by = event.key === 'Tab' && !keyboard.choosing() ? (event.shiftKey ? -1 : 1) : STEPS[event.key];
    if (onBoard && by !== undefined) {
      if (step(keyboard, by)) event.preventDefault();
      return;
    }
    const named = event.key === 'Escape' || event.key === '?' ? event.key : event.code;
    const command = keyboard.commands[named];
    if (!command) return;
    event.preventDefault();
    command();
  }
  addEventListener('keydown', pressed);
  return () => removeEventListener('keydown', pressed);
}

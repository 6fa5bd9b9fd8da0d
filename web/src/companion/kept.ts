/** What is kept in this browser, so that a reload or an empty battery ends no game. */
export function recall<T>(name: string, fits: (found: Partial<T>) => boolean): T | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(`terem-companion-${name}`) ?? 'null');
    return typeof found === 'object' && found !== null && fits(found as Partial<T>) ? (found as T) : null;
  } catch {
    return null;
  }
}

export function keep(name: string, what: unknown): void {
  localStorage.setItem(`terem-companion-${name}`, JSON.stringify(what));
}

export function forget(name: string): void {
  localStorage.removeItem(`terem-companion-${name}`);
}

/** A moment as a field of type `datetime-local` wants it: the clock on the wall beside this device. */
export function localMoment(iso: string | null): string {
  if (iso === null) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Returns the moment entered there; null: nothing, or no moment. */
export function parseLocalMoment(typed: string): string | null {
  const at = new Date(typed);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

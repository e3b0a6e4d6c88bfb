/** Returns what the clocks of a zone show, `2026-05-12T10:04`. */
export function wallClock(zone: string, at: Date): string {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  return text.replace(' ', 'T');
}

/** Time zones of this browser, with the one that is chosen. */
export function timeZones(chosen: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(chosen) ? known : [chosen, ...known];
}

/** The zone that this device stands in. */
export const ownZone = (): string => new Intl.DateTimeFormat('en').resolvedOptions().timeZone;

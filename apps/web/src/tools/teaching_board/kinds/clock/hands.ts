/**
 * Calculates the angles of the hands, in degrees from twelve, in the device's time zone. The minute hand moves once per full minute, as in
 * a station clock.
 */
export function handsOf(now: number): { hour: number; minute: number; second: number } {
  const at = new Date(now);
  const minutes = at.getMinutes();
  return { hour: ((at.getHours() % 12) + minutes / 60) * 30, minute: minutes * 6, second: at.getSeconds() * 6 };
}

/** `10:04`, with seconds `10:04:31`. */
export function wallClockText(now: number, language: string, seconds: boolean): string {
  return new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds ? { second: '2-digit' } : {}),
    hourCycle: 'h23',
  }).format(now);
}

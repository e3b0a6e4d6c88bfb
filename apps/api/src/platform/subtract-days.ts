const DAY_MS = 86_400_000;

/** The moment so many times 24 hours before another. */
export function subtractDays(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

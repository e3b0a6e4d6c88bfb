const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** Formats a duration in the language's words, in its largest unit: "9 Tage", "2 Minuten". */
export function timeSpan(ms: number, language: string): string {
  const [unit, length] = UNITS.find(([, one]) => ms >= one) ?? UNITS[3];
  const value = Math.max(0, Math.floor(ms / length));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

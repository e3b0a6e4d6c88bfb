/** "48 %" with a narrow space in German, "48%" in English. */
export function percentText(percent: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100).replace(/\s/u, '\u202f');
}

/** One decimal as people read it: "4,2". */
export function decimalText(value: number, language: string): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** Formats a number with at most one decimal: "9", "8,5". */
export function shortText(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
}

/** "+38", "0", "−12". */
export function signedText(value: number, language: string): string {
  return new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(value).replace('-', '\u2212');
}

/** The letter in front of the option with this place from 0: A to T, as there are at most 20 options. */
export function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}

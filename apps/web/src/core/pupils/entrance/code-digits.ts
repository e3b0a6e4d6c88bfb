const DIGITS = 6;
const HALF = 3;

/** The digits of whatever somebody typed or pasted: spaces and other signs do not count, nor what is too much. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, DIGITS);
}

/** `482 915`: as it stands on the card. */
export function grouped(digits: string): string {
  return digits.length > HALF ? `${digits.slice(0, HALF)} ${digits.slice(HALF)}` : digits;
}

export function isWhole(digits: string): boolean {
  return digits.length === DIGITS;
}

/** One digit more, or the first one where what stands there is to be replaced. */
export function withDigit(digits: string, digit: string, replace: boolean): string {
  return replace ? digit : digitsOf(digits + digit);
}

export const PLACES: readonly number[] = Array.from({ length: DIGITS }, (_, index) => index);
export const FIRST_OF_SECOND_HALF = HALF;

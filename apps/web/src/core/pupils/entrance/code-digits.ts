import { tidyPupilCode } from '@murmel/contracts';

const DIGITS = 6;
const HALF = 3;

/** Returns the digits of typed or pasted text, also those of other keyboards: spaces and other characters are ignored, and so are excess digits. */
export function digitsOf(text: string): string {
  return tidyPupilCode(text).replace(/\D/g, '').slice(0, DIGITS);
}

/** `482 915`: as it stands on the card. */
export function grouped(digits: string): string {
  return digits.length > HALF ? `${digits.slice(0, HALF)} ${digits.slice(HALF)}` : digits;
}

export function isWhole(digits: string): boolean {
  return digits.length === DIGITS;
}

/** Appends a digit, or starts with it where the present digits are to be replaced. */
export function withDigit(digits: string, digit: string, replace: boolean): string {
  return replace ? digit : digitsOf(digits + digit);
}

export const PLACES: readonly number[] = Array.from({ length: DIGITS }, (_, index) => index);
export const FIRST_OF_SECOND_HALF = HALF;

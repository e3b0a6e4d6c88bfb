import type { TextRange } from '../found.js';

/** Length of an IBAN, by country. */
const LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 HR21 HU28 IE22 IL23 IS26
  IT27 KZ20 LB28 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SE24 SI19 SK24 SM27 TN24 TR26 UA29 XK20`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);
const BEGINNING = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?=[ -]?[A-Z\d])/giu;

/** Account numbers with a country that has them, of its length, whose checksum fits: in groups or not. */
export function findIbans(text: string): TextRange[] {
  const found: TextRange[] = [];
  for (const { 0: beginning, index } of text.matchAll(BEGINNING)) {
    const length = LENGTHS[beginning.slice(0, 2).toUpperCase()];
    const to = length && endOf(text, index, length);
    if (to && isValid(text.slice(index, to))) found.push({ from: index, to });
  }
  return found;
}

/**
 * Returns the end of exactly this many letters and digits, with at most one separator between two; undefined when there are fewer or more.
 */
function endOf(text: string, from: number, length: number): number | undefined {
  let at = from;
  for (let count = 0; count < length; at += 1) {
    if (/[A-Z\d]/i.test(text[at] ?? '')) count += 1;
    else if (!/[ \u00a0-]/.test(text[at] ?? '') || /[ \u00a0-]/.test(text[at - 1]!)) return undefined;
  }
  return /[\p{L}\p{N}]/u.test(text[at] ?? '') ? undefined : at;
}

/** The check of ISO 7064: country and check digits moved behind, letters as numbers, modulo 97 is 1. */
function isValid(written: string): boolean {
  const iban = written.replace(/[^A-Z\d]/gi, '').toUpperCase();
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

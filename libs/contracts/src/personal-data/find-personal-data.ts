import { type FoundPersonalData, PERSONAL_DATA_KINDS, type PersonalDataKind, type TextRange } from './found.js';
import { findHealthWords } from './health-words.js';
import { findNames } from './names/find-names.js';
import { rosterFinder } from './names/roster.js';
import { findAddresses } from './structured/addresses.js';
import { findBirthDates } from './structured/birth-dates.js';
import { findIbans } from './structured/ibans.js';
import { findMails } from './structured/mails.js';
import { findPhones } from './structured/phones.js';
import { wordsOf } from './words.js';

interface Wanted {
  /** Names of people in the class, first names, surnames or both: they are found in every text about them. */
  names?: readonly string[] | undefined;
}

/**
 * Finds passages of a text that may identify a person, in order and without overlaps. Uses patterns, lists and neighbouring words; sends no
 * request, stores nothing, and takes time in proportion to the text, whatever its content.
 */
export function findPersonalData(text: string, { names = [] }: Wanted = {}): FoundPersonalData[] {
  const words = wordsOf(text);
  const ofRoster = rosterFinder(names)(words);
  const named = withoutOverlaps(text.length, [ofRoster, findNames(words)]);
  const addresses = findAddresses(text, words);
  const spans: Record<PersonalDataKind, readonly TextRange[]> = {
    iban: findIbans(text),
    mail: findMails(text),
    phone: findPhones(text),
    birthDate: findBirthDates(text, [...named, ...addresses]),
    address: addresses,
    name: named,
    health: findHealthWords(words, named),
  };
  const kinds = PERSONAL_DATA_KINDS.map((kind) => spans[kind].map(({ from, to }) => ({ kind, from, to, text: text.slice(from, to) })));
  return withoutOverlaps(text.length, kinds);
}

/** Removes overlapping spans: those of the earlier list are kept; sorted by position. */
function withoutOverlaps<Found extends TextRange>(length: number, lists: readonly (readonly Found[])[]): Found[] {
  const taken = new Uint8Array(length);
  const kept: Found[] = [];
  for (const span of lists.flat()) {
    if (taken.subarray(span.from, span.to).includes(1)) continue;
    taken.fill(1, span.from, span.to);
    kept.push(span);
  }
  return kept.sort((left, right) => left.from - right.from);
}

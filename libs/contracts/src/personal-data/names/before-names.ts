import { followsDirectly, type Word } from '../words.js';
import { isFirstName } from './name-lists.js';
import { DETERMINER, PERSON_WORDS, RELATIVE, TITLE } from './person-words.js';

/** Kind of word directly before another that introduces a name. */
export type Introduction = 'title' | 'own' | 'bin' | 'person' | 'maybe';

const BESIDE = /^[ \u00a0]{0,2}[ ,:(–][ \u00a0]?["„“]?$/;
const HEISST = /^(?:heiße|heisse|heiß|heiss)$/;
const CALLED = /^(?:heißt|heisst|hieß|namens|genannt|called|named)$/;
const LOOKED_BACK = 7;

/** @returns `title`, `own` and `person`: whatever follows is a name; `bin` and `maybe`: if it looks like one */
export function introductionOf(words: readonly Word[], at: number): Introduction | undefined {
  const before = words[at - 1];
  if (!before) return undefined;
  const plain = followsDirectly(words[at]);
  if (TITLE.test(before.lower)) return plain || /^\. ?$/.test(words[at]!.before) ? 'title' : undefined;
  if (!BESIDE.test(words[at]!.before)) return undefined;
  return selfIntroduction(words, at) ?? (isCalled(words, at) ? 'own' : undefined) ?? personBefore(words, at, plain);
}

function selfIntroduction(words: readonly Word[], at: number): Introduction | undefined {
  const [third, second, first] = [at - 3, at - 2, at - 1].map((place) => words[place]?.lower ?? '');
  if (HEISST.test(first!) && (second === 'ich' || words[at]!.capital)) return 'own';
  if (/^(?:ist|lautet|is)$/.test(first!) && /^(?:name|vorname|nachname)$/.test(second!) && /^(?:mein|sein|ihr|my|his|her)$/.test(third!))
    return 'own';
  if (/^(?:bin|am)$/.test(first!) && /^(?:ich|i)$/.test(second!)) return 'bin';
  if (/^(?:der|die)$/.test(first!) && second === 'bin' && third === 'ich') return 'bin';
  if (/^(?:name|vorname|nachname|schülername)$/.test(first!) && words[at]!.before.startsWith(':')) return 'own';
  return undefined;
}

/** `Unsere neue Schülerin heißt …`, `Der Junge aus der 3a heißt …`: of a person, not `Was heißt …`. */
function isCalled(words: readonly Word[], at: number): boolean {
  if (!CALLED.test(words[at - 1]!.lower)) return false;
  if (/^(?:er|sie|es|he|she)$/.test(words[at - 2]?.lower ?? '')) return true;
  return words.slice(Math.max(0, at - LOOKED_BACK), at - 1).some(({ lower }) => PERSON_WORDS.test(lower));
}

function personBefore(words: readonly Word[], at: number, plain: boolean): Introduction | undefined {
  const [second, first] = [words[at - 2], words[at - 1]!];
  if (/^(?:von|of)$/.test(first.lower)) return plain && second && RELATIVE.test(second.lower) ? 'person' : undefined;
  if (!PERSON_WORDS.test(first.lower)) return undefined;
  if (!plain || !second) return 'maybe';
  return DETERMINER.test(second.lower) || isFirstName(words[at]!) ? 'person' : 'maybe';
}

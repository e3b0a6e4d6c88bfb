import type { TextRange } from './found.js';
import { PERSON_WORDS } from './names/person-words.js';
import type { Word } from './words.js';

const HEALTH =
  /^(?:adhs|ads|adhd|autis|asperger|asthma|diabet|epilep|depress|therapie|psychotherap|diagnose|förderbedarf|förderschwerpunkt|nachteilsausgleich|legasthen|lrs$|dyskalkul|dyslexi|rechenschwäche|magersucht|bulimi|anorex|schwanger|rollstuhl|krebs|chemotherap|hiv|neurodermitis|zöliakie|hochbegab|tourette|mutismus|schizophren|trauma|psychisch|psychiatr|suizid|selbstmord|operation|operiert|krankenhaus|klinik|medikament|tabletten|antidepress|behinder|gehörlos|schwerhörig|sehbehinder|spasti|mukoviszidose|migräne|ritalin|insulin|allerg)|(?:allergie|intoleranz|(?:angst|ess|schlaf|persönlichkeits|bindungs|aufmerksamkeits|sprach|zwangs|belastungs|spektrum-|lern|seh|hör|wahrnehmungs)störung|depression|behinderung|lähmung|therapie|erkrankung|(?:spiel|drogen|handy|alkohol|computer)sucht|phobie)(?:en)?$/u;
/** Possessives such as `my`, by which writers refer to their own relatives. */
const OWN = /^(?:mein|unser)(?:e[rmns]?)?$|^(?:my|our)$/;
const SELF_HAS = /^(?:habe|hab|bin|leide|bekomme|nehme|have|am)$/;
const [NEAR_NAME, NEAR_PERSON] = [12, 8];

/** Finds words about health near a person: a name, a relative of the writer, or the writer. */
export function findHealthWords(words: readonly Word[], names: readonly TextRange[]): TextRange[] {
  const isName = nearnessTo(words, names);
  return words.filter((word, at) => HEALTH.test(word.lower) && (isName(at) || isOfOwnPerson(words, at) || isOfSelf(words, at)));
}

/** Returns a test that is true if a name is within a few words of a position; the names are sorted. */
function nearnessTo(words: readonly Word[], names: readonly TextRange[]): (at: number) => boolean {
  let next = 0;
  const before = words.map(({ from }) => {
    while (next < names.length && names[next]!.from < from) next += 1;
    return next;
  });
  return (at) => {
    const [first, last] = [before[Math.max(0, at - NEAR_NAME)]!, before[Math.min(words.length - 1, at + NEAR_NAME)]!];
    return last > first || names[first]?.from === words[Math.max(0, at - NEAR_NAME)]!.from;
  };
}

function isOfOwnPerson(words: readonly Word[], at: number): boolean {
  for (let near = Math.max(1, at - NEAR_PERSON); near < Math.min(words.length, at + NEAR_PERSON); near += 1)
    if (PERSON_WORDS.test(words[near]!.lower) && OWN.test(words[near - 1]!.lower)) return true;
  return false;
}

function isOfSelf(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(1, at - 5), at).some(({ lower }, index) => {
    const verb = Math.max(1, at - 5) + index;
    return SELF_HAS.test(lower) && [verb - 1, verb + 1].some((self) => self < at && /^(?:ich|i)$/.test(words[self]!.lower));
  });
}

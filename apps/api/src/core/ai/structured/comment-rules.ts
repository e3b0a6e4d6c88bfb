import { textWords } from '@murmel/contracts';
import { unsafeForLearners } from '../../insults/unsafe.js';

/** How long a comment and its passage are, and of how many words a sentence that is put forward may be. */
export interface CommentBounds {
  textMax: number;
  quoteMax: number;
  ownWords: number;
}

/** Marks and ranks, which no model gives (spec C30): words for them, and their usual signs. */
const MARKS =
  /\b(?:noten?|notenpunkte?|zensur(?:en)?|schulnoten?|punkte|punktzahl|punkten|prozent|mangelhaft|ungenügend|rang|rangliste|marks?|grades?|points?|percent|rank(?:ed|ing)?)\b|\d\s?%|(?<!\S)[1-6][+-](?!\S)|(?:besser|schlechter) als (?:die|deine|alle|andere)|(?:better|worse) than (?:the|your|all|other)/iu;
/** Words between marks of speech. */
const SPOKEN = /[„“"»«‚]([^„“”"»«‚‘]+)[“”"«»‘]/gu;
/** Words before a colon behind which a sentence is put forward. */
const PUTS_FORWARD = /schreib|formulier|etwa$|zum beispiel|besser|write|say|instead|for example/iu;

/** Returns what is put forward behind colons, up to the end of each line. */
function proposedIn(words: string): string[] {
  const parts = words.split(':');
  return parts.slice(1).flatMap((_part, index) => {
    const before = parts[index]!.split(/[.?!]/u).at(-1)!;
    return PUTS_FORWARD.test(before.trimEnd())
      ? [
          parts
            .slice(index + 1)
            .join(':')
            .split('\n', 1)[0]!,
        ]
      : [];
  });
}

/** Returns the passage of a text that a model points at, as it stands there; undefined where there is none: spaces alone may differ. */
export function passageIn(text: string, quote: string): string | undefined {
  const words = quote.match(/\S+/gu);
  if (!words) return undefined;
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  return new RegExp(pattern, 'u').exec(text)?.[0];
}

/** A comment of a model on a text. */
export interface ProposedComment {
  text: string;
  /** passage it points at; empty: the whole text */
  quote: string;
}

/** Why a comment is not used. */
export type CommentFault = 'empty' | 'long' | 'unsafe' | 'mark' | 'rewrites' | 'invented';

/**
 * Looks at a comment before it is shown: it holds nothing that learners should not read, no mark, no rank, no sentence to copy, and points only at what is there.
 * @param text the text that it is about
 */
export function commentFault(
  text: string,
  { text: words, quote }: ProposedComment,
  { textMax, quoteMax, ownWords }: CommentBounds,
): CommentFault | undefined {
  if (words.trim() === '') return 'empty';
  if (words.length > textMax || quote.length > quoteMax) return 'long';
  if (unsafeForLearners(words)) return 'unsafe';
  if (MARKS.test(words)) return 'mark';
  const put = [...[...words.matchAll(SPOKEN)].map(([, spoken]) => spoken!), ...proposedIn(words)];
  if (put.some((sentence) => textWords(sentence) > ownWords && passageIn(text, sentence.trim()) === undefined)) return 'rewrites';
  if (quote.trim() !== '' && passageIn(text, quote) === undefined) return 'invented';
  return undefined;
}

/** Returns the comments that can be used, each once, with their passages as they stand in the text. */
export function usableComments<Comment extends ProposedComment>(
  text: string,
  comments: readonly Comment[],
  bounds: CommentBounds,
): Comment[] {
  const seen = new Set<string>();
  return comments.flatMap((comment) => {
    const words = comment.text.trim();
    if (seen.has(words) || commentFault(text, comment, bounds) !== undefined) return [];
    seen.add(words);
    return [{ ...comment, text: words, quote: passageIn(text, comment.quote) ?? '' }];
  });
}

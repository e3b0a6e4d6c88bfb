import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { wordChanges } from '../../../platform/word-changes';
import type { HelpedText, Span } from './helped-text';

/** Placeholder for a node that is no letter: a picture, a formula, a break. It is never corrected. */
const NO_LETTER = '\ufffc';

/** One line of what is looked at: the words of a block. */
interface Line {
  from: number;
  words: string;
}

type Places = Pick<HelpedText, 'toPlace' | 'spanOf'>;

/** Mistake with its correction. */
export interface Correction {
  id: number;
  /** place that outlives changes */
  place: string;
  before: string;
  after: string;
}

/** Returns the text blocks between two positions; code is excluded from spelling. */
function linesBetween(root: Node, { from, to }: Span): Line[] {
  const lines: Line[] = [];
  root.nodesBetween(from, to, (node, position) => {
    if (!node.isTextblock) return true;
    const [begin, end] = [Math.max(from, position + 1), Math.min(to, position + 1 + node.content.size)];
    const words = begin < end ? root.textBetween(begin, end, undefined, NO_LETTER) : '';
    if (words.trim() !== '' && !node.type.spec.code) lines.push({ from: begin, words });
    return false;
  });
  return lines;
}

/** The words between two places, one line for each block, so that places in it are places in the text. */
export const wordsAt = (root: Node, span: Span): string =>
  linesBetween(root, span)
    .map(({ words }) => words)
    .join('\n');

/**
 * Returns the corrections for the current text. Lines that were changed meanwhile are left alone.
 * @param asked where it was, `taken`: what stood there when it was asked for, `answer`: the same without mistakes
 * @returns undefined where the answer is another text
 */
export function correctionsIn(
  places: Places,
  state: EditorState,
  asked: { span: Span; taken: string; answer: string },
): Correction[] | undefined {
  const { span, taken, answer } = asked;
  const changes = wordChanges(taken, tidied(answer));
  if (!changes) return undefined;
  const now = linesBetween(state.doc, span);
  const found: Correction[] = [];
  let [start, next] = [0, 0];
  for (const words of taken.split('\n')) {
    const at = now.findIndex((line, index) => index >= next && line.words === words);
    const end = start + words.length;
    if (at >= 0) {
      next = at + 1;
      for (const { from, to, before, after } of changes) {
        if (from < start || to > end || /[\n\ufffc]/.test(before + after)) continue;
        const place = places.toPlace(state, { from: now[at]!.from + from - start, to: now[at]!.from + to - start });
        if (place !== undefined) found.push({ id: found.length, place, before, after });
      }
    }
    start = end + 1;
  }
  return found;
}

/** Models like empty lines between lines. */
const tidied = (answer: string): string => answer.trim().replace(/\n{2,}/g, '\n');

/** Returns the current position of a mistake; undefined once it was changed. */
export function spanOfCorrection(places: Places, state: EditorState, { place, before }: Correction): Span | undefined {
  const span = places.spanOf(state, place);
  return span && state.doc.textBetween(span.from, span.to, '\n', NO_LETTER) === before ? span : undefined;
}

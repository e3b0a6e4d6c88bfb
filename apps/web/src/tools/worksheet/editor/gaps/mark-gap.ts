/** A text and what is marked in it; nothing marked: where the caret stands. */
export interface MarkedText {
  text: string;
  from: number;
  to: number;
}

const WORD = /[\p{L}\p{N}'’-]/u;

/**
 * Turns the selected words, or the word at the caret, into a gap. A selection inside a gap turns it back into words.
 * @returns undefined where there is no word
 */
export function markGap({ text, from, to }: MarkedText): MarkedText | undefined {
  const around = gapAround(text, from, to);
  if (around) {
    const words = text.slice(around.begin + 1, around.end - 1);
    return { text: text.slice(0, around.begin) + words + text.slice(around.end), from: around.begin, to: around.begin + words.length };
  }
  const { begin, end } = trimmed(text, from === to ? wordAt(text, from) : { begin: from, end: to });
  if (begin >= end) return undefined;
  const gap = `{${text.slice(begin, end).replace(/[\\{}/]/g, '\\$&')}}`;
  return { text: text.slice(0, begin) + gap + text.slice(end), from: begin + 1, to: begin + gap.length - 1 };
}

interface TextSegment {
  begin: number;
  end: number;
}

/** The gap in which all of it lies, with its braces. */
function gapAround(text: string, from: number, to: number): TextSegment | undefined {
  let begin: number | undefined;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '{') begin = at;
    else if (text[at] === '}' && begin !== undefined) {
      if (begin <= from && to <= at + 1 && from < at + 1) return { begin, end: at + 1 };
      begin = undefined;
    }
  }
  return undefined;
}

function wordAt(text: string, caret: number): TextSegment {
  let [begin, end] = [caret, caret];
  while (begin > 0 && WORD.test(text[begin - 1]!)) begin -= 1;
  while (end < text.length && WORD.test(text[end]!)) end += 1;
  return { begin, end };
}

function trimmed(text: string, { begin, end }: TextSegment): TextSegment {
  const marked = text.slice(begin, end);
  return { begin: begin + marked.length - marked.trimStart().length, end: end - (marked.length - marked.trimEnd().length) };
}

import { type BoardRefusal, LIMITS } from '@murmel/contracts';

/** Piece of a text with gaps: words, or a gap with the words that fit. */
export type GapFragment = { words: string } | { fits: readonly string[] };

const { gaps: gapsMax, wordMax } = LIMITS.worksheet;
/** Displayed sizes of a gap in letters: in steps, so that its width does not reveal the word. */
const ROOMS = [6, 12, 20, 32];

/**
 * Reads `Die Steigung ist {2/zwei}.`: braces are a gap, what fits stands between slashes. A backslash before `{`, `}`, `/` or itself
 * makes it a character like others. What is no whole gap counts as words.
 */
export function readGaps(text: string): GapFragment[] {
  const pieces: GapFragment[] = [];
  let words = '';
  for (let at = 0; at < text.length; ) {
    const gap = text[at] === '{' ? gapAt(text, at) : undefined;
    if (gap && gap.fits.length > 0) {
      if (words !== '') pieces.push({ words });
      words = '';
      pieces.push({ fits: gap.fits });
      at = gap.end;
    } else {
      const plain = characterAt(text, at);
      words += plain.is;
      at = plain.end;
    }
  }
  if (words !== '') pieces.push({ words });
  return pieces;
}

/** Returns the problem of a text with gaps: a gap that is not closed or has no word, or too many. */
export function gapProblem(text: string): BoardRefusal | undefined {
  let count = 0;
  for (let at = 0; at < text.length; ) {
    if (text[at] !== '{') {
      at = characterAt(text, at).end;
      continue;
    }
    const gap = gapAt(text, at);
    if (!gap) return { code: 'GAP_WITHOUT_END' };
    if (gap.fits.length === 0) return { code: 'GAP_EMPTY' };
    if (gap.fits.some((word) => word.length > wordMax)) return { code: 'TEXT_TOO_LONG', limit: wordMax };
    count += 1;
    at = gap.end;
  }
  return count > gapsMax ? { code: 'GAP_LIMIT_REACHED', limit: gapsMax } : undefined;
}

/** The words that fit into each gap, in the order of the text. */
export function gapsOf(text: string): (readonly string[])[] {
  return readGaps(text)
    .flatMap((piece) => ('fits' in piece ? [piece.fits] : []))
    .slice(0, gapsMax);
}

/** Returns the text for those who fill it: `{n}` in place of each gap, n its room in letters. */
export function shownGaps(text: string): string {
  return readGaps(text)
    .map((piece) => ('words' in piece ? escaped(piece.words) : `{${roomFor(piece.fits)}}`))
    .join('');
}

/** Parses `shownGaps` into words, and the room of each gap. */
export function readShownGaps(shown: string): ({ words: string } | { room: number })[] {
  return readGaps(shown).map((piece) => ('words' in piece ? piece : { room: Number(piece.fits[0]) || ROOMS[0]! }));
}

/** Filler of a gap whose solution is unknown here, repeated to the width of the gap. */
const UNKNOWN = '…';
export const isUnknownWord = (word: string): boolean => word !== '' && word.replaceAll(UNKNOWN, '') === '';

/** A text with gaps for those who only have what is shown of it: each gap is as wide as it was, and what fits is for them to write. */
export function unknownGaps(shown: string): string {
  const filled = (wide: (room: number) => number): string =>
    readShownGaps(shown)
      .map((piece) => ('words' in piece ? escaped(piece.words) : `{${UNKNOWN.repeat(wide(piece.room))}}`))
      .join('');
  const whole = filled((room) => room);
  // In a text that is as long as it may be, a gap takes no more room than the shortest word did.
  return whole.length > LIMITS.worksheet.gapTextMax ? filled(() => 1) : whole;
}

/** Returns one word for each gap and the others, sorted alphabetically, so that their order reveals nothing. */
export function wordsToChoose(text: string, others: readonly string[]): string[] {
  const fits = gapsOf(text).map(([first]) => first!);
  const words = [...fits.filter((word) => !isUnknownWord(word)), ...others.map((word) => word.trim()).filter((word) => word !== '')];
  return words.sort((left, right) => left.localeCompare(right, 'de'));
}

/** Words as they are typed into a text with gaps. */
export function escaped(words: string): string {
  return words.replace(/[\\{}]/g, '\\$&');
}

function roomFor(fits: readonly string[]): number {
  const longest = Math.max(...fits.map((word) => word.length));
  return ROOMS.find((room) => longest <= room) ?? ROOMS.at(-1)!;
}

function characterAt(text: string, at: number): { is: string; end: number } {
  const next = text[at + 1];
  const isEscape = text[at] === '\\' && next !== undefined && '\\{}/'.includes(next);
  return isEscape ? { is: next, end: at + 2 } : { is: text[at]!, end: at + 1 };
}

/** @returns undefined when the gap that begins here does not end, or another one begins in it */
function gapAt(text: string, begin: number): { fits: string[]; end: number } | undefined {
  const fits: string[] = [];
  let word = '';
  const take = (): void => {
    const trimmed = word.trim().replace(/\s+/g, ' ');
    if (trimmed !== '') fits.push(trimmed);
    word = '';
  };
  for (let at = begin + 1; at < text.length; ) {
    const sign = text[at]!;
    if (sign === '{') return undefined;
    if (sign === '}') {
      take();
      return { fits, end: at + 1 };
    }
    if (sign === '/') {
      take();
      at += 1;
      continue;
    }
    const { is, end } = characterAt(text, at);
    word += is;
    at = end;
  }
  return undefined;
}

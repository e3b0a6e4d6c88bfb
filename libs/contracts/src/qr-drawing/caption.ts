interface Caption {
  lines: string[];
  size: number;
  /** from the code's edge down to the base of the first line */
  first: number;
  /** from the code's edge to the end; 0: there are no words */
  height: number;
}

/** Letters of a line before a second one begins. */
const LINE_MAX = 26;
/** Width of an average letter of the bold font, relative to its size; wide enough for any fallback font. */
const LETTER = 0.66;

/**
 * Words below a code, in one or two lines as large as they fit. Nothing can be measured here: files are drawn without a page.
 * @param apart whether they stand on a ground of their own, and not in the clear zone of the code
 */
export function captionLines(caption: string, width: number, apart: boolean): Caption {
  const lines = broken(caption);
  const longest = Math.max(...lines.map((line) => line.length), 1);
  const size = round(Math.min(width * 0.075, (width * 0.94) / (longest * LETTER)));
  if (lines.length === 0) return { lines, size, first: 0, height: 0 };
  const first = size * (apart ? 1.25 : 0.8);
  return { lines, size, first: round(first), height: round(first + size * ((lines.length - 1) * 1.25 + (apart ? 0.7 : 0.9))) };
}

function broken(caption: string): string[] {
  if (caption === '') return [];
  if (caption.length <= LINE_MAX) return [caption];
  const middle = caption.length / 2;
  const spaces = [...caption.matchAll(/ /g)].map(({ index }) => index);
  const [at] = spaces.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return at === undefined ? [caption] : [caption.slice(0, at), caption.slice(at + 1)];
}

const round = (value: number): number => Math.round(value * 100) / 100;

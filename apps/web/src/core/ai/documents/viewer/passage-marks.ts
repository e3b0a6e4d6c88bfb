/** Text of a page as pdf.js gives it: where it stands, in the measure of the page. */
export interface PlacedText {
  str: string;
  /** the last two: left edge and baseline */
  transform: readonly number[];
  width: number;
  height: number;
}

/** Rectangle on a page, in its own measure, from its lower left corner. */
export interface Mark {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Letters from either end of a passage by which it is found where its whole is not: its middle may run over columns. */
const END = 40;
/** Letters below the baseline, as a part of the height. */
const DESCENT = 0.22;

/** Letters and digits alone: lines, hyphens and spaces differ between a passage and its page. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns where a passage stands on its page, one rectangle for each piece of text; none where it is not found. */
export function passageMarks(items: readonly PlacedText[], passage: string): Mark[] {
  const pieces = items.map(({ str }) => lettersOf(str));
  const whole = pieces.join('');
  const found = rangeOf(whole, lettersOf(passage));
  if (!found) return [];
  const [from, to] = found;
  let at = 0;
  return items.flatMap((item, index): Mark[] => {
    const [begins, ends] = [at, at + pieces[index]!.length];
    at = ends;
    if (ends <= from || begins >= to || ends === begins) return [];
    const [left, baseline] = [Number(item.transform[4]), Number(item.transform[5])];
    return [{ left, right: left + item.width, bottom: baseline - item.height * DESCENT, top: baseline + item.height }];
  });
}

function rangeOf(whole: string, wanted: string): [from: number, to: number] | undefined {
  if (wanted === '') return undefined;
  const at = whole.indexOf(wanted);
  if (at >= 0) return [at, at + wanted.length];
  const [first, last] = [wanted.slice(0, END), wanted.slice(-END)];
  const from = whole.indexOf(first);
  const end = whole.indexOf(last, Math.max(from, 0));
  if (from >= 0 && end >= 0) return [from, end + last.length];
  if (from >= 0) return [from, from + first.length];
  return end >= 0 ? [end, end + last.length] : undefined;
}

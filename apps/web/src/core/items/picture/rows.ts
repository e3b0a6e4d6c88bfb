/** Average width of a letter, as a fraction of the font size. */
const LETTER = 0.55;

/** About how wide a text stands: pictures are drawn without measuring. */
export const widthOf = (text: string, size: number): number => [...text].length * size * LETTER;

/** A text in rows of a width, at most so many; what does not fit ends with an ellipsis. */
export function rowsOf(text: string, size: number, width: number, most: number): string[] {
  const letters = Math.max(1, Math.floor(width / (size * LETTER)));
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`;
    if ([...longer].length <= letters || row === '') row = longer;
    else {
      rows.push(row);
      row = word;
    }
  }
  if (row !== '') rows.push(row);
  return rows.slice(0, most).map((one, index) => {
    const more = index === most - 1 && rows.length > most;
    const kept = [...one];
    return kept.length > letters || more ? `${kept.slice(0, letters - 1).join('')}…` : one;
  });
}

/** A word of a cloud with where its middle stands. */
export interface PositionedWord {
  text: string;
  size: number;
  x: number;
  y: number;
}

const SIZES = [9, 11, 14, 19, 25];
const GAP = 7;
const LINE = 1.15;
/** A cloud of few words is not blown up beyond this. */
const LARGER = 1.5;

interface Line {
  words: { text: string; size: number }[];
  width: number;
  height: number;
}

/** Words beside and above each other in a field, the largest in its middle. Those that find no room are left out. */
export function layoutWords(words: readonly { text: string; weight: number }[], width: number, height: number): PositionedWord[] {
  const sized = words.map(({ text, weight }) => {
    const size = SIZES[weight - 1] ?? SIZES[0]!;
    return { text, size: Math.min(size, (size * width) / widthOf(text, size)) };
  });
  const lines = linesOf(sized, width, height);
  const wide = Math.max(1, ...lines.map((line) => line.width));
  const high = sum(lines.map((line) => line.height));
  const scale = Math.min(LARGER, width / wide, height / Math.max(1, high));
  let y = (height - high * scale) / 2;
  return alternating(lines).flatMap((line) => {
    const middle = y + (line.height * scale) / 2;
    y += line.height * scale;
    let x = (width - line.width * scale) / 2;
    return alternating(line.words).map(({ text, size }) => {
      const own = widthOf(text, size) * scale;
      const placed = { text, size: size * scale, x: x + own / 2, y: middle };
      x += own + GAP * scale;
      return placed;
    });
  });
}

/** Breaks the words so that their width fits the aspect ratio of the field. A few words then fill it like many. */
function linesOf(words: Line['words'], width: number, height: number): Line[] {
  const area = sum(words.map(({ text, size }) => (widthOf(text, size) + GAP) * size * LINE));
  const most = Math.min(width, Math.max(Math.sqrt((area * width) / height), ...words.map(({ text, size }) => widthOf(text, size))));
  const lines: Line[] = [];
  for (const word of words) {
    const own = widthOf(word.text, word.size);
    const line = lines.find((one) => one.width + GAP + own <= most);
    if (line) {
      line.words.push(word);
      line.width += GAP + own;
    } else if (sum(lines.map((one) => one.height)) + word.size * LINE <= height)
      lines.push({ words: [word], width: own, height: word.size * LINE });
  }
  return lines;
}

/** The first one in the middle, the others before and behind it in turn. */
function alternating<T>(all: readonly T[]): T[] {
  return all.reduce<T[]>((placed, one, index) => (index % 2 === 0 ? [...placed, one] : [one, ...placed]), []);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

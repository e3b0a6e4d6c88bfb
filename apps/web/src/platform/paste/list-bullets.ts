/** Value of `type` of an `ol`. */
export type NumberType = '1' | 'a' | 'A' | 'i' | 'I';

/** Sign before a point of a list; without an order type and number mean nothing. */
export interface ListBullet {
  ordered: boolean;
  type: NumberType;
  number: number;
}

const PLAIN: ListBullet = { ordered: false, type: '1', number: 1 };
const ROMAN: readonly (readonly [string, number])[] = [
  ...([
    ['m', 1000],
    ['cm', 900],
    ['d', 500],
    ['cd', 400],
    ['c', 100],
    ['xc', 90],
    ['l', 50],
  ] as const),
  ...([
    ['xl', 40],
    ['x', 10],
    ['ix', 9],
    ['v', 5],
    ['iv', 4],
    ['i', 1],
  ] as const),
];
const LETTERS = 26;
const FIRST_LETTER = 96;

function romanOf(number: number): string {
  let left = number;
  return ROMAN.map(([sign, worth]) => {
    const times = Math.floor(left / worth);
    left %= worth;
    return sign.repeat(times);
  }).join('');
}

/** 27 is aa, as in HTML and Word. */
function lettersOf(number: number): string {
  return number <= 0
    ? ''
    : lettersOf(Math.floor((number - 1) / LETTERS)) + String.fromCharCode(FIRST_LETTER + 1 + ((number - 1) % LETTERS));
}

const numberOfLetters = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - FIRST_LETTER, 0);

function numberOfRoman(signs: string): number | undefined {
  let [rest, sum] = [signs, 0];
  for (const [sign, worth] of ROMAN)
    while (rest.startsWith(sign)) {
      sum += worth;
      rest = rest.slice(sign.length);
    }
  return rest === '' && romanOf(sum) === signs ? sum : undefined;
}

/** Returns all readings of letters, the likelier first: only an i begins Roman numbers. */
function readingsOf(letters: string): ListBullet[] {
  const small = letters.toLowerCase();
  const upper = small !== letters;
  const roman = numberOfRoman(small);
  const alphabet: ListBullet = { ordered: true, type: upper ? 'A' : 'a', number: numberOfLetters(small) };
  if (roman === undefined) return [alphabet];
  const romans: ListBullet = { ordered: true, type: upper ? 'I' : 'i', number: roman };
  return small.length > 1 || roman === 1 ? [romans, alphabet] : [alphabet, romans];
}

/**
 * Reads a bullet that is written as text: 1. | 2) | (3) | 1.4 | b. | iv) | · | o
 * @param before the bullet before it, which decides what an i, v or x is
 */
export function bulletIn(words: string, before: ListBullet | undefined): ListBullet {
  const found = /^\(?(?:(?:\d+\.)*(\d{1,4})|([a-z]{1,5}))([.)]*)$/i.exec(words);
  if (found?.[1] && (found[3] || words.length > 1)) return { ordered: true, type: '1', number: Number(found[1]) };
  // A letter without a dot is a sign of its font: Word's second bullet is an o.
  if (!found?.[2] || !found[3]) return found?.[1] ? { ordered: true, type: '1', number: Number(found[1]) } : PLAIN;
  const readings = readingsOf(found[2]);
  return readings.find(({ type, number }) => before?.type === type && before.number + 1 === number) ?? readings[0] ?? PLAIN;
}

const STYLES: Readonly<Record<string, NumberType>> = {
  ...{ 'lower-alpha': 'a', 'lower-latin': 'a', 'upper-alpha': 'A', 'upper-latin': 'A' },
  ...{ 'lower-roman': 'i', 'upper-roman': 'I' },
};

/** Returns the kind of numbers that the style of a list or of its point names. */
export function typeAttribute(element: HTMLElement | null): NumberType | undefined {
  const style = element?.getAttribute('style') ?? '';
  return STYLES[/list-style(?:-type)?:\s*([a-z-]+)/i.exec(style)?.[1]?.toLowerCase() ?? ''];
}

const isType = (type: string | null): type is NumberType => type !== null && /^[1aAiI]$/.test(type);
const wholeNumber = (element: Element, name: string): number | undefined => {
  const value = element.getAttribute(name);
  return value && /^\d{1,4}$/.test(value) ? Number(value) : undefined;
};

/** Returns the bullet of a point, counted from the start of its list or from the last point that names its number. */
export function bulletOf(point: Element): ListBullet {
  const list = point.parentElement;
  if (list?.localName !== 'ol') return PLAIN;
  let number = (wholeNumber(list, 'start') ?? 1) - 1;
  for (const one of Array.from(list.children)) {
    if (one.localName !== 'li') continue;
    number = wholeNumber(one, 'value') ?? number + 1;
    if (one === point) break;
  }
  const type = list.getAttribute('type');
  return { ordered: true, type: isType(type) ? type : '1', number };
}

/** Writes the bullet of a point for texts that have no lists, or none in lists. */
export function bulletText(point: Element): string {
  const checked = point.getAttribute('data-checked');
  if (point.getAttribute('data-type') === 'taskItem') return checked === 'true' || checked === '' ? '☑' : '☐';
  const { ordered, type, number } = bulletOf(point);
  if (!ordered) return '–';
  const sign = type === '1' ? String(number) : type.toLowerCase() === 'a' ? lettersOf(number) : romanOf(number);
  return `${type === 'A' || type === 'I' ? sign.toUpperCase() : sign}.`;
}

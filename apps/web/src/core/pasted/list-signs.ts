/** Bullet, or number or letter with its sign, at the beginning of a line. */
const SIGN = /^\s*(?:(?<bullet>[-–—•*·▪◦‣●○■□➢]|o(?=\t))|(?<count>\d{1,3}|[a-zA-Z](?=\)))(?<mark>[.)]))(?<gap>\s+)(?<rest>\S.*)$/su;
/** Bullets that are also signs of arithmetic. */
const ARITHMETIC = '-–—*·';
/** A word behind a number that makes both of them a day. */
const MONTH =
  /^(?:jan(?:uar|ner|uary)?|jän(?:ner)?|feb(?:ruary?|er)?|mär(?:z)?|mrz|mar(?:ch)?|apr(?:il)?|mai|may|june?|juni|jul[iy]?|aug(?:ust)?|sept?(?:ember)?|o[kc]t(?:ober)?|nov(?:ember)?|de[zc](?:ember)?)(?!\p{L})/iu;

interface SignedLine {
  bullet: string | undefined;
  /** number, or place of the letter */
  count: number;
  /** what stands behind a number, and whether it is one */
  kind: string;
  rest: string;
}

/** @param isName anything may follow, and no day does */
function signedLine(line: string, isName = false): SignedLine | undefined {
  const { bullet, count = '', mark = '', gap = '', rest = '' } = SIGN.exec(line)?.groups ?? {};
  if (rest === '') return undefined;
  // A tab stands behind the signs of word processors alone.
  const sure = isName || gap.includes('\t') || (bullet !== undefined && !ARITHMETIC.includes(bullet));
  const isText = bullet === undefined ? /\p{L}/u.test(rest) : /^[^\d+\-–—.,]*\p{L}/u.test(rest);
  if (!sure && !isText) return undefined;
  const isNumber = /^\d/.test(count);
  if (isNumber && !isName && MONTH.test(rest)) return undefined;
  return { bullet, count: isNumber ? Number(count) : (count.codePointAt(0) ?? 0), kind: `${isNumber}${mark}`, rest: rest.trim() };
}

/**
 * Returns the lines without the signs of a list. They go only where all lines are one list: each has the same bullet, or the numbers
 * count up, words follow, and no two lines become the same. Days stay.
 */
export function withoutListSigns(lines: readonly string[]): string[] {
  const signed = lines.map((line) => signedLine(line));
  const [first] = signed;
  const isList = lines.length > 1 && signed.every((line, at) => line !== undefined && first !== undefined && follows(first, line, at));
  const rests = signed.flatMap((line) => line?.rest ?? []);
  return isList && areDistinct(lines, rests) ? rests : [...lines];
}

/**
 * The same for names, of which none begins with such a sign: each line loses its own. Numbers of groups stay, without which two would be
 * the same.
 */
export function namesWithoutSigns(lines: readonly string[]): string[] {
  const rests = lines.map((line) => signedLine(line, true)?.rest ?? line.trim());
  return areDistinct(lines, rests) ? rests : withoutListSigns(lines);
}

function follows(first: SignedLine, line: SignedLine, at: number): boolean {
  return first.bullet === undefined
    ? line.bullet === undefined && line.kind === first.kind && line.count === first.count + at
    : line.bullet === first.bullet;
}

/** Two that are the same now were the same before. */
const areDistinct = (before: readonly string[], after: readonly string[]): boolean => new Set(after).size >= new Set(before).size;

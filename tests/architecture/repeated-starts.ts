import type { analyse } from 'scslre';

type Parsed = ReturnType<typeof analyse>['parsed'];
type Pattern = Parsed['pattern'];
type Element = Pattern['alternatives'][number]['elements'][number];
type Quantifier = Extract<Element, { type: 'Quantifier' }>;
type Node = Element | Pattern | Pattern['alternatives'][number] | null;

/** Characters to build words from: every character that a pattern may mean by a class is like one of these. */
const SIGNS = [...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)), '\n', '\t', 'ä', '\u00a0', '„', '🙂'];
/** Number of repetitions of a word: at each of them the pattern begins and scans to the end. */
const TIMES = 60;

/**
 * Returns a word whose repetition makes the pattern slow: it begins at each one, runs over all that come after it, and finds no end.
 * `scslre` only finds runs over one letter; this finds starts of several letters, as in `/@charset[^;]*;/`.
 * @returns undefined for patterns that no such word slows down
 */
export function slowWord({ pattern, flags }: Parsed): string | undefined {
  // It begins at one place only.
  if (flags.sticky) return undefined;
  const plain = flags.raw.replace('g', '');
  const whole = new RegExp(pattern.raw, plain);
  return unbounded(pattern)
    .map((one) => wordBefore(one, plain))
    .find((word) => word !== undefined && word !== '' && !whole.test(word.repeat(TIMES)));
}

/** Every part that has no most. */
function unbounded(pattern: Pattern): Quantifier[] {
  const found: Quantifier[] = [];
  const rest: Node[] = [pattern];
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (node.type === 'Quantifier') {
      if (node.max === Infinity) found.push(node);
      rest.push(node.element);
    }
    if ('alternatives' in node) rest.push(...(node.alternatives as Node[]));
    if (node.type === 'Alternative') rest.push(...node.elements);
  }
  return found;
}

/** The shortest word that leads to it and that it runs over itself. @returns undefined where there is none */
function wordBefore(quantifier: Quantifier, flags: string): string | undefined {
  const over = matcher(quantifier.element.raw, flags);
  let word = '';
  for (let node: Node = quantifier; node && node.type !== 'Pattern'; node = node.parent as Node) {
    const { parent } = node;
    if (parent?.type === 'Assertion') return undefined;
    if (parent?.type !== 'Alternative') continue;
    const before = wordOf(parent.elements.slice(0, parent.elements.indexOf(node as Element)), over, flags);
    if (before === undefined) return undefined;
    word = before + word;
  }
  return matcher(quantifier.raw, flags)?.test(word.repeat(3)) ? word : undefined;
}

function wordOf(elements: readonly Element[], over: RegExp | undefined, flags: string): string | undefined {
  let word = '';
  for (const element of elements) {
    const part = partOf(element, over, flags);
    if (part === undefined) return undefined;
    word += part;
  }
  return word;
}

function partOf(element: Element, over: RegExp | undefined, flags: string): string | undefined {
  if (element.type === 'Assertion') return element.kind === 'start' ? (flags.includes('m') ? '\n' : undefined) : '';
  if (element.type === 'Quantifier') return element.min === 0 ? '' : partOf(element.element as Element, over, flags)?.repeat(element.min);
  if ('alternatives' in element)
    return element.alternatives.map(({ elements }) => wordOf(elements, over, flags)).find((word) => word !== undefined);
  if (element.type === 'Backreference') return '';
  const one = matcher(element.raw, flags);
  const fitting = SIGNS.filter((sign) => one?.test(sign));
  return fitting.find((sign) => over?.test(sign)) ?? fitting[0];
}

/** @returns undefined for parts that mean nothing without the rest of their pattern */
function matcher(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${source})$`, flags.replace('m', ''));
  } catch {
    return undefined;
  }
}

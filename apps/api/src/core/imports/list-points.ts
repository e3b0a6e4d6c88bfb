import { isElement, type Markup, type MarkupElement, textOfNode } from './parse-markup.js';

/** Elements around the first words of a point. */
const AROUND: readonly string[] = ['p', 'label', 'span', 'a', 'strong', 'b', 'em', 'i', 'u', 's', 'mark', 'sup'];

/** Number of a point as a word processor counted it, and its kind of numbers. */
export interface ListNumber {
  value: number;
  type: string;
}

export const isBox = (element: MarkupElement): boolean => element.name === 'input' && element.attribs['type'] === 'checkbox';

export const isTicked = (box: MarkupElement): boolean => 'checked' in box.attribs;

/** Points of a list. A list in it that is in no point, as many editors write it, belongs to the point before; other words are a point. */
export function pointsOf(children: readonly Markup[]): MarkupElement[] {
  const points: MarkupElement[] = [];
  for (const child of children) {
    const before = points.at(-1);
    if (isElement(child) && child.name === 'li') points.push(child);
    else if (before && isElement(child) && /^[uo]l$/.test(child.name)) before.children.push(child);
    else if (textOfNode(child).trim() !== '')
      points.push({ ...child, name: 'li', attribs: {}, children: [child] } as unknown as MarkupElement);
  }
  return points;
}

/** The box of a task, where a point begins with one. */
export function boxOf(point: MarkupElement): MarkupElement | undefined {
  const first = leading(point, (element) => element.attribs['class'] !== 'list-number');
  return first && isBox(first) ? first : undefined;
}

/** The number of a point, where its words begin with one (`prepareWordMarkup`). */
export function numberOf(point: MarkupElement): ListNumber | undefined {
  const first = leading(point, () => true);
  if (first?.attribs['class'] !== 'list-number') return undefined;
  const found = /^(\d{1,5})([1aAiI])$/.exec(textOfNode(first));
  return found ? { value: Number(found[1]), type: found[2]! } : undefined;
}

/** The first box or number in it, unless words or blocks come first. */
function leading(point: MarkupElement, counts: (element: MarkupElement) => boolean): MarkupElement | undefined {
  const left = [...point.children].reverse();
  for (let one = left.pop(); one; one = left.pop()) {
    if (!isElement(one)) {
      if (textOfNode(one).trim() !== '') return undefined;
    } else if (isBox(one) || one.attribs['class'] === 'list-number') {
      if (counts(one)) return one;
    } else if (AROUND.includes(one.name)) left.push(...[...one.children].reverse());
    else return undefined;
  }
  return undefined;
}

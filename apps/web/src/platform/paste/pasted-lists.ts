import { bulletIn, bulletOf, type ListBullet, typeAttribute } from './list-bullets';

/** Point of a list, as most programs write it: flat, with its level beside it. */
interface Point {
  level: number;
  bullet: ListBullet;
  content: readonly Node[];
}

interface OpenList {
  level: number;
  element: Element;
  bullet: ListBullet;
}

const isList = (element: Element | null | undefined): element is Element => element?.localName === 'ul' || element?.localName === 'ol';
const isBlank = (node: Node): boolean =>
  node.nodeType === Node.COMMENT_NODE || (node.nodeType === Node.TEXT_NODE && !node.textContent?.trim());

/** A list goes on with a bullet of its kind, and with its next number. */
const goesOn = (list: ListBullet, { ordered, type, number }: ListBullet): boolean =>
  list.ordered === ordered && (!ordered || (list.type === type && list.number + 1 === number));

/** Puts flat points into each other by their levels. A level that is left out makes no empty point. */
function nest(page: Document, points: readonly Point[]): Element[] {
  const roots: Element[] = [];
  const open: OpenList[] = [];
  for (const { level, bullet, content } of points) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const same = open.at(-1);
    if (same?.level === level && !goesOn(same.bullet, bullet)) open.pop();
    if (open.at(-1)?.level !== level) {
      const element = page.createElement(bullet.ordered ? 'ol' : 'ul');
      if (bullet.number > 1) element.setAttribute('start', String(bullet.number));
      if (bullet.type !== '1') element.setAttribute('type', bullet.type);
      const around = open.at(-1)?.element.lastElementChild;
      if (around) around.append(element);
      else roots.push(element);
      open.push({ level, element, bullet });
    }
    const list = open.at(-1);
    if (!list) continue;
    list.bullet = bullet;
    const point = page.createElement('li');
    point.append(...content);
    list.element.append(point);
  }
  return roots;
}

/** Replaces neighbours by the lists made of them. */
function replace(page: Document, old: readonly Element[], points: readonly Point[]): void {
  old[0]?.before(...nest(page, points));
  for (const element of old) element.remove();
}

/** Groups neighbours that only blanks part. */
function neighbours(elements: readonly Element[]): Element[][] {
  const groups: Element[][] = [];
  for (const element of elements) {
    let before = element.previousSibling;
    while (before && isBlank(before)) before = before.previousSibling;
    const group = groups.at(-1);
    if (group && before !== null && group.at(-1) === before) group.push(element);
    else groups.push([element]);
  }
  return groups;
}

/** Word on a computer writes lists as paragraphs: `mso-list:l0 level2 lfo1`, and the bullet as text in `mso-list:Ignore`. */
const wordLevel = (paragraph: Element): number =>
  Number(/mso-list:\s*l\d+\s+level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);

const bulletsIn = (element: ParentNode): Element[] =>
  Array.from(element.querySelectorAll('span')).filter((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''));

function takeBullet(paragraph: Element): string {
  const bullets = bulletsIn(paragraph);
  const words = bullets.map(({ textContent }) => textContent).join('');
  for (const bullet of bullets) bullet.remove();
  return words.trim();
}

function listsOfWord(page: Document): void {
  for (const group of neighbours(Array.from(page.querySelectorAll('p')).filter((paragraph) => wordLevel(paragraph) > 0))) {
    const last: ListBullet[] = [];
    const points = group.map((paragraph): Point => {
      const level = wordLevel(paragraph);
      const bullet = bulletIn(takeBullet(paragraph), last[level]);
      last.length = level;
      last[level] = bullet;
      const line = page.createElement('p');
      line.append(...Array.from(paragraph.childNodes));
      return { level, bullet, content: [line] };
    });
    replace(page, group, points);
  }
  // Numbers of headings are their words.
  for (const number of bulletsIn(page)) number.textContent = `${number.textContent?.trim()} `;
}

/** Docs and old pages put a list beside the points of another, where it belongs into the point before it. */
function listsIntoPoints(page: Document): void {
  for (const list of Array.from(page.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))) {
    const point = list.previousElementSibling;
    if (point?.localName === 'li') point.append(list);
    else list.parentElement?.before(list);
  }
}

const LEVELS = ['data-aria-level', 'aria-level'];
const declaredLevel = (point: Element): number => Number(LEVELS.map((name) => point.getAttribute(name)).find(Boolean) ?? 0);
const pointsIn = (list: Element): Element[] => Array.from(list.children).filter(({ localName }) => localName === 'li');

function pointsOf(list: Element, depth: number): Point[] {
  return pointsIn(list).flatMap((point) => {
    const level = declaredLevel(point) || depth;
    const own = Array.from(point.childNodes).filter((node) => !(node instanceof Element && isList(node)));
    const inner = Array.from(point.children).filter(isList);
    return [{ level, bullet: bulletOf(point), content: own }, ...inner.flatMap((below) => pointsOf(below, level + 1))];
  });
}

/** Word on the web writes a list of its own around each point, in a box of its own, and says the level beside it. */
function listsByLevel(page: Document): void {
  for (const box of Array.from(page.querySelectorAll('div')).toReversed()) {
    const content = Array.from(box.childNodes).filter((node) => !isBlank(node));
    if (content.length > 0 && content.every((node) => node instanceof Element && isList(node))) box.replaceWith(...content);
  }
  const outer = Array.from(page.querySelectorAll('ul, ol')).filter(
    (list) => !list.parentElement?.closest('ul, ol') && pointsIn(list).some((point) => declaredLevel(point) > 0),
  );
  for (const group of neighbours(outer)) {
    const nested = group.length === 1 && pointsIn(group[0]!).every((point) => declaredLevel(point) === 1);
    if (!nested)
      replace(
        page,
        group,
        group.flatMap((list) => pointsOf(list, 1)),
      );
  }
}

/** Letters and Roman numbers of a list are a style on pages and in Docs, and an attribute in HTML. */
function typesOfLists(page: Document): void {
  for (const list of Array.from(page.querySelectorAll<HTMLElement>('ol:not([type])'))) {
    const type = typeAttribute(list) ?? typeAttribute(list.querySelector<HTMLElement>(':scope > li'));
    if (type) list.setAttribute('type', type);
  }
}

/** Makes one kind of lists of those that Word, Word on the web, Docs and pages write: nested, with their numbers. */
export function normaliseLists(page: Document): void {
  listsOfWord(page);
  listsIntoPoints(page);
  typesOfLists(page);
  listsByLevel(page);
}

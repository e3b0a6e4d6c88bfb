import { cleanPastedPage } from './clean-pasted-html';
import { bulletText } from './list-bullets';

const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, table, blockquote, pre, section, article, dl, dt, dd, figure, figcaption';
/** Between the cells of a row. */
const CELL_SIGN = ' | ';
/** Before a point in a point; blanks would be lost. */
const INDENT = '\u00a0\u00a0';

const isList = (node: Node): node is Element => node instanceof Element && (node.localName === 'ul' || node.localName === 'ol');
const pointsIn = (list: Element): Element[] => Array.from(list.children).filter(({ localName }) => localName === 'li');

/** Lines of an element, each as nodes that stand in a line. */
function linesOf(element: Element, depth: number): Node[][] {
  const lines: Node[][] = [];
  let line: Node[] = [];
  const flush = (): void => {
    if (line.some(({ textContent }) => textContent?.trim())) lines.push(line);
    line = [];
  };
  for (const node of Array.from(element.childNodes)) {
    if (node instanceof Element && node.localName === 'label') continue;
    if (isList(node)) {
      flush();
      lines.push(...pointsIn(node).flatMap((point) => linesOfPoint(point, depth)));
    } else if (node instanceof Element && node.localName === 'br') flush();
    else if (node instanceof Element && (node.matches(BLOCKS) || node.querySelector(BLOCKS))) {
      flush();
      lines.push(...linesOf(node, depth));
    } else line.push(node);
  }
  flush();
  return lines;
}

function linesOfPoint(point: Element, depth: number): Node[][] {
  const [first = [], ...others] = linesOf(point, depth + 1);
  return [[new Text(`${INDENT.repeat(depth)}${bulletText(point)} `), ...first], ...others];
}

/** Joins lines to one: a sign between them, or a break. */
function joined(page: Document, lines: readonly Node[][], sign: string | undefined): Node[] {
  return lines.flatMap((line, index) =>
    index === 0 ? line : [sign === undefined ? page.createElement('br') : page.createTextNode(sign), ...line],
  );
}

function paragraphOf(page: Document, nodes: readonly Node[]): Element {
  const paragraph = page.createElement('p');
  paragraph.append(...nodes);
  return paragraph;
}

function rowsAsLines(page: Document, table: Element): void {
  const rows = Array.from(table.querySelectorAll('caption, tr')).map((row) => {
    const cells = row.localName === 'caption' ? [row] : Array.from(row.children);
    return joined(
      page,
      cells.map((cell) => joined(page, linesOf(cell, 0), ' ')),
      CELL_SIGN,
    );
  });
  table.replaceWith(...rows.filter((row) => row.some(({ textContent }) => textContent?.trim())).map((row) => paragraphOf(page, row)));
}

/** True for a list of cards: each point is one line, and it is counted from 1. */
const isFlat = (list: Element): boolean =>
  Number(list.getAttribute('start') ?? 1) === 1 &&
  (list.getAttribute('type') ?? '1') === '1' &&
  pointsIn(list).every(
    (point) => !point.hasAttribute('value') && point.querySelector('ul, ol, p ~ p, div ~ div, p ~ div, div ~ p') === null,
  );

function listAsLines(page: Document, list: Element): void {
  const counted = list.localName === 'ol' && pointsIn(list).some((point, index) => bulletText(point) !== `${index + 1}.`);
  if (counted) {
    list.replaceWith(...pointsIn(list).map((point) => paragraphOf(page, joined(page, linesOfPoint(point, 0), undefined))));
    return;
  }
  for (const point of pointsIn(list)) {
    const content = joined(page, linesOf(point, 0), undefined);
    point.replaceChildren(paragraphOf(page, content));
  }
}

/** Shows a frame as its address: cards have none in their text. */
function frameAsLink(page: Document, frame: HTMLElement): void {
  const address = frame.dataset.address ?? '';
  const link = page.createElement('a');
  link.href = address;
  link.textContent = address;
  frame.replaceWith(paragraphOf(page, [link]));
}

/**
 * Pasted HTML for texts of cards and tasks, which have lists of one level, from 1, and no tables: points in points become lines of their
 * point, other numbers are written out, and the cells of a row stand in a line with a sign between them. No word is lost.
 */
export function flatPastedHtml(html: string): string {
  const page = cleanPastedPage(html);
  const before = page.body.innerHTML;
  for (const frame of Array.from(page.querySelectorAll<HTMLElement>('[data-type="frame"]'))) frameAsLink(page, frame);
  for (const table of Array.from(page.querySelectorAll('table')).toReversed()) rowsAsLines(page, table);
  for (const list of Array.from(page.querySelectorAll('ul, ol')))
    if (list.isConnected && !list.parentElement?.closest('ul, ol') && !isFlat(list)) listAsLines(page, list);
  // It tells how deep the ends of a copied piece lie, which is another depth now.
  if (page.body.innerHTML !== before)
    page.querySelectorAll('[data-pm-slice]').forEach((element) => element.removeAttribute('data-pm-slice'));
  return page.body.innerHTML;
}

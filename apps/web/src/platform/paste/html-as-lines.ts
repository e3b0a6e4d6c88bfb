import { cleanPastedPage } from './clean-pasted-html';
import { bulletText } from './list-bullets';

const BLOCKS = new Set(
  'p div h1 h2 h3 h4 h5 h6 blockquote section article header footer main dl dt dd figure figcaption hr address'.split(' '),
);
const INDENT = '  ';

/** Lines of text, of which the last one goes on. */
class Lines {
  readonly lines: string[] = [''];
  private last = 0;

  say(words: string): void {
    this.lines[this.last] += words;
  }
  begin(): void {
    if (this.lines[this.last]?.trim()) this.last = this.lines.push('') - 1;
  }
}

const isList = ({ localName }: Element): boolean => localName === 'ul' || localName === 'ol';
const pointsIn = (list: Element): Element[] => Array.from(list.children).filter(({ localName }) => localName === 'li');

function read(element: Element, out: Lines, depth: number): void {
  for (const node of Array.from(element.childNodes)) {
    if (!(node instanceof Element)) {
      if (node.nodeType === Node.TEXT_NODE) out.say((node.textContent ?? '').replace(/[\s\u00a0]+/g, ' '));
    } else if (node.localName === 'br') out.begin();
    else if (isList(node)) for (const point of pointsIn(node)) readPoint(point, out, depth);
    else if (node.localName === 'table') readTable(node, out);
    else if (node.localName === 'pre') {
      for (const line of (node.textContent ?? '').split('\n')) {
        out.begin();
        out.say(line);
      }
      out.begin();
    } else if (node.localName !== 'label') {
      const block = BLOCKS.has(node.localName);
      if (block) out.begin();
      out.say(node.getAttribute('data-address') ?? '');
      read(node, out, depth);
      if (block) out.begin();
    }
  }
}

function readPoint(point: Element, out: Lines, depth: number): void {
  const own = new Lines();
  read(point, own, depth + 1);
  const [first = '', ...others] = own.lines;
  out.begin();
  out.say(`${INDENT.repeat(depth)}${bulletText(point)} ${first.trim()}`);
  for (const line of others) {
    out.begin();
    out.say(line.trimEnd());
  }
  out.begin();
}

function readTable(table: Element, out: Lines): void {
  for (const row of Array.from(table.querySelectorAll('caption, tr'))) {
    if (row.closest('table') !== table) continue;
    const cells = row.localName === 'caption' ? [row] : Array.from(row.children);
    out.begin();
    out.say(cells.map(textOfCell).join('\t'));
    out.begin();
  }
}

function textOfCell(cell: Element): string {
  const own = new Lines();
  read(cell, own, 0);
  return own.lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

/** Pasted HTML as plain text: points of a list with their number or a dash, each on a line, and cells of a row with a tab between them. */
export function htmlAsLines(html: string): string {
  const out = new Lines();
  read(cleanPastedPage(html).body, out, 0);
  return out.lines
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .join('\n');
}

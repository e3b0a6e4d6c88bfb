import { SERVER_LIMITS } from '@murmel/contracts';
import { DomHandler, Parser } from 'htmlparser2';
import { FileRefused } from './file-refused.js';

export type Markup = DomHandler['dom'][number];
export type MarkupElement = Markup & { name: string; attribs: Record<string, string>; children: Markup[] };

const { depth, pieces } = SERVER_LIMITS.broughtIn;

export const isElement = (node: Markup): node is MarkupElement => 'attribs' in node;

/** Counts while it is read: what closes is looked for in all that is open, and a tree of a million elements takes far more than its text. */
class CountingDomHandler extends DomHandler {
  private met = 0;

  protected override addNode(node: Markup): void {
    this.met += 1;
    if (this.met > pieces) throw new FileRefused('long');
    if (this.tagStack.length > depth) throw new FileRefused('nested');
    super.addNode(node);
  }
}

/** @throws FileRefused for elements in elements without an end, and for more of them than a text has */
export function parseMarkup(html: string): Markup[] {
  const handler = new CountingDomHandler();
  new Parser(handler).end(html);
  return handler.dom;
}

/** All words in it; without recursion. */
export function textOfNode(node: Markup): string {
  const words: string[] = [];
  const left: Markup[] = [node];
  for (let one = left.pop(); one; one = left.pop()) {
    if ('data' in one && one.type === 'text') words.push(one.data);
    if (isElement(one)) left.push(...(one.name === 'br' ? [{ type: 'text', data: '\n' } as Markup] : [...one.children].reverse()));
  }
  return words.join('');
}

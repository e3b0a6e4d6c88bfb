import { LIMITS } from '@murmel/contracts';
import { allowedLink, frameAddress, type readTextDocument, textDocumentSchema, UNREAD_ELEMENTS } from '@murmel/documents';
import { FileRefused } from './file-refused.js';
import type { ImportedPicture } from './import-worker-task.js';
import { type MarkupElement as Element, isElement, type Markup, parseMarkup, textOfNode } from './parse-markup.js';

type Content = ReturnType<typeof readTextDocument>;
type Marks = Content['marks'];

/** Maximum nesting depth, more than any page shows; deeper content becomes plain text. */
const DEPTH_MAX = 30;
const MARKS: Readonly<Record<string, string>> = {
  ...{ strong: 'bold', b: 'bold', em: 'italic', i: 'italic', u: 'underline', ins: 'underline' },
  ...{ s: 'strike', del: 'strike', strike: 'strike', code: 'code', mark: 'highlight' },
};
const UNREAD: readonly string[] = [...UNREAD_ELEMENTS, 'head'];

const elements = (nodes: readonly Markup[], ...names: string[]): Element[] =>
  nodes.filter((node): node is Element => isElement(node) && (names.length === 0 || names.includes(node.name)));

/**
 * Converts untrusted HTML to content of a text document. Every node is created by the guarded schema, as when pasting: unknown elements are
 * left out, and their text stays.
 */
export class HtmlContent {
  private readonly schema = textDocumentSchema();
  private characters = 0;

  constructor(private readonly pictureAt: (place: string) => ImportedPicture | undefined) {}

  /** @throws FileRefused for more letters than a text has, or for markup that is nested without an end */
  whole(html: string): Content {
    const blocks = this.blocks(parseMarkup(html), 0);
    return this.schema.topNodeType.create(null, blocks.length > 0 ? blocks : [this.paragraph([])]);
  }

  private node(type: string, attributes: Record<string, unknown> | null, content: readonly Content[] = []): Content {
    return this.schema.nodes[type]!.create(attributes, content);
  }

  private paragraph(content: readonly Content[]): Content {
    const [only, ...others] = content;
    // A formula alone stands on a line of its own.
    if (only?.type.name === 'inlineMath' && others.length === 0) return this.node('blockMath', { latex: only.attrs.latex });
    return this.node('paragraph', null, content);
  }

  /** Collects inline content into paragraphs around block content. */
  private blocks(nodes: readonly Markup[], depth: number, asLine = (content: Content[]) => this.paragraph(content)): Content[] {
    const made: Content[] = [];
    let line: Content[] = [];
    const flush = (): void => {
      const trimmed = this.trimmed(line);
      if (trimmed.length > 0) made.push(asLine(trimmed));
      line = [];
    };
    for (const piece of nodes.flatMap((node) => this.pieceOf(node, [], depth))) {
      if (piece.isInline) line.push(piece);
      else {
        flush();
        made.push(piece);
      }
    }
    flush();
    return made;
  }

  private pieceOf(node: Markup, marks: Marks, depth: number): Content[] {
    if ('data' in node && node.type === 'text') return this.text(node.data.replace(/\s+/g, ' '), marks);
    if (!isElement(node) || UNREAD.includes(node.name)) return [];
    if (depth > DEPTH_MAX) return this.text(textOfNode(node).replace(/\s+/g, ' '), marks);
    const block = this.block(node, depth + 1);
    return block ?? this.inline(node, marks, depth + 1);
  }

  private inline({ name, attribs, children }: Element, marks: Marks, depth: number): Content[] {
    if (name === 'br') return [this.node('hardBreak', null)];
    if (name === 'span' && attribs['class'] === 'formula') return [this.node('inlineMath', { latex: children.map(textOfNode).join('') })];
    const mark = MARKS[name];
    const href = name === 'a' ? allowedLink(attribs['href']) : undefined;
    const added = href ? this.schema.marks['link']!.create({ href }) : mark ? this.schema.marks[mark]!.create() : undefined;
    const all = added ? added.addToSet(marks) : marks;
    return children.flatMap((child) => this.pieceOf(child, all, depth));
  }

  /** undefined for inline elements */
  private block(element: Element, depth: number): Content[] | undefined {
    const { name, attribs, children } = element;
    if (/^h[1-6]$/.test(name)) {
      const level = Math.min(3, Number(name[1]));
      return this.blocks(children, depth, (content) => this.node('heading', { level }, content));
    }
    switch (name) {
      case 'ul':
      case 'ol':
        return this.list(element, depth);
      case 'table':
        return this.table(element, depth);
      case 'blockquote': {
        const inside = this.blocks(children, depth);
        return inside.length > 0 ? [this.node('blockquote', null, inside)] : [];
      }
      case 'pre':
        return [this.node('codeBlock', null, this.text(textOfNode(element).replace(/\n$/, ''), []))];
      case 'hr':
        return [this.node('horizontalRule', null)];
      case 'img': {
        const picture = this.pictureAt(attribs['src'] ?? '');
        const alt = attribs['alt'] ?? '';
        return picture ? [this.node('image', { ...picture, alt })] : this.text(alt && `[${alt}]`, []);
      }
      case 'iframe': {
        const address = frameAddress(attribs['src'] ?? '');
        return address ? [this.node('frame', { address })] : [];
      }
      case 'p':
      case 'div':
      case 'section':
      case 'article':
      case 'main':
      case 'body':
      case 'html':
      case 'dl':
      case 'dt':
      case 'dd':
        return this.blocks(children, depth);
      default:
        return undefined;
    }
  }

  private list({ name, attribs, children }: Element, depth: number): Content[] {
    const points = elements(children, 'li');
    const boxes = points.map(boxOf);
    const tasks = points.length > 0 && boxes.every((box) => box !== undefined);
    const items = points.map((point, at) => {
      const inside = this.blocks(point.children, depth);
      const first = inside[0]?.type.name === 'paragraph' ? inside : [this.node('paragraph', null), ...inside];
      return this.node(tasks ? 'taskItem' : 'listItem', tasks ? { checked: 'checked' in boxes[at]!.attribs } : null, first);
    });
    if (items.length === 0) return [];
    if (tasks) return [this.node('taskList', null, items)];
    const start = Number(attribs['start'] ?? 1);
    return [name === 'ul' ? this.node('bulletList', null, items) : this.node('orderedList', { start }, items)];
  }

  private table({ children }: Element, depth: number): Content[] {
    const parts = [
      ...elements(children, 'tr'),
      ...elements(children, 'thead', 'tbody', 'tfoot').flatMap((part) => elements(part.children, 'tr')),
    ];
    const rows = parts.flatMap((row) => {
      const head = row.parent && isElement(row.parent as Markup) && (row.parent as Element).name === 'thead';
      const cells = elements(row.children, 'td', 'th').map(({ name, attribs, children: inside }) => {
        const blocks = this.blocks(inside, depth);
        const spans = { colspan: Number(attribs['colspan'] ?? 1), rowspan: Number(attribs['rowspan'] ?? 1) };
        const type = name === 'th' || head ? 'tableHeader' : 'tableCell';
        return this.node(type, spans, blocks.length > 0 ? blocks : [this.node('paragraph', null)]);
      });
      return cells.length > 0 ? [this.node('tableRow', null, cells)] : [];
    });
    return rows.length > 0 ? [this.node('table', null, rows)] : [];
  }

  private text(words: string, marks: Marks): Content[] {
    this.characters += words.length;
    if (this.characters > LIMITS.text.maxCharacters) throw new FileRefused('long');
    return words === '' ? [] : [this.schema.text(words, marks)];
  }

  /** Removes spaces at both ends, which no page shows. */
  private trimmed(line: readonly Content[]): Content[] {
    const cut = (node: Content | undefined, trim: (words: string) => string): Content[] => {
      const words = node?.text === undefined ? undefined : trim(node.text);
      return !node?.isText ? (node ? [node] : []) : words ? [this.schema.text(words, node.marks)] : [];
    };
    const isBlank = (node: Content): boolean => node.isText && node.text!.trim() === '';
    const first = line.findIndex((node) => !isBlank(node));
    const kept = first === -1 ? [] : line.slice(first, line.findLastIndex((node) => !isBlank(node)) + 1);
    if (kept.length === 0) return [];
    kept.splice(0, 1, ...cut(kept[0], (words) => words.trimStart()));
    kept.splice(-1, 1, ...cut(kept.at(-1), (words) => words.trimEnd()));
    return kept;
  }
}

/** The box of a task, where a point begins with one. */
function boxOf(point: Element): Element | undefined {
  const first = point.children.find((child) => isElement(child) || textOfNode(child).trim() !== '');
  if (!first || !isElement(first)) return undefined;
  if (first.name === 'p') return boxOf(first);
  return first.name === 'input' && first.attribs['type'] === 'checkbox' ? first : undefined;
}

import { LIMITS } from '@murmel/contracts';
import { allowedLink, frameAddress, type readTextDocument, textDocumentSchema, UNREAD_ELEMENTS } from '@murmel/documents';
import { Fragment } from '@tiptap/pm/model';
import { FileRefused } from './file-refused.js';
import type { ImportedPicture } from './import-worker-task.js';
import { boxOf, isBox, isTicked, type ListNumber, numberOf, pointsOf } from './list-points.js';
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
/** Elements that only hold others, and begin on a line of their own. */
const HOLDERS: readonly string[] = [
  ...['p', 'div', 'section', 'article', 'main', 'body', 'html', 'dl', 'dt', 'dd', 'details', 'summary', 'figure', 'figcaption', 'header'],
  ...['footer', 'nav', 'aside', 'address', 'center', 'fieldset', 'legend', 'hgroup', 'caption', 'li'],
];
/** Boxes that stand among words. */
const BOX_SIGNS = { ticked: '☒', empty: '☐' };

const isBlank = (node: Content): boolean => node.isText && node.text!.trim() === '';
const elements = (nodes: readonly Markup[], ...names: string[]): Element[] =>
  nodes.filter((node): node is Element => isElement(node) && (names.length === 0 || names.includes(node.name)));

/**
 * Converts untrusted HTML to content of a text document. Every node is created by the guarded schema, as when pasting: unknown elements are
 * left out, and their text stays.
 */
export class HtmlContent {
  private readonly schema = textDocumentSchema();
  private characters = 0;
  /** boxes that belong to the point of a list */
  private readonly takenBoxes = new Set<Element>();
  /** lists made of boxes in paragraphs: those below each other are one */
  private readonly boxLists = new WeakSet<Content>();

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

  /**
   * Collects inline content into paragraphs around block content. A box that a paragraph begins with makes a task of it.
   * @param asLine what a line becomes; undefined: a paragraph
   */
  private blocks(nodes: readonly Markup[], depth: number, asLine?: (content: Content[]) => Content): Content[] {
    const made: Content[] = [];
    let line: Content[] = [];
    /** if the line has more than spaces */
    let begun = false;
    /** the box that the line began with */
    let box: Content | undefined;
    const flush = (): void => {
      const trimmed = this.trimmed(line);
      if (box && trimmed.length > 0) made.push(this.boxList([box.copy(Fragment.from(this.node('paragraph', null, trimmed)))]));
      else if (box) made.push(this.paragraph(this.boxSign(box)));
      else if (trimmed.length > 0) made.push((asLine ?? ((content) => this.paragraph(content)))(trimmed));
      line = [];
      begun = false;
      box = undefined;
    };
    const add = (piece: Content): void => {
      line.push(piece);
      begun ||= !isBlank(piece);
    };
    for (const piece of nodes.flatMap((node) => this.pieceOf(node, [], depth))) {
      if (piece.isInline) add(piece);
      else if (piece.type.name !== 'taskItem') {
        flush();
        made.push(piece);
      } else if (asLine || (!box && begun)) this.boxSign(piece).forEach(add);
      else {
        if (box || line.length > 0) flush();
        box = piece;
      }
    }
    flush();
    return this.joinedBoxLists(made);
  }

  private boxList(items: readonly Content[]): Content {
    const list = this.node('taskList', null, items);
    this.boxLists.add(list);
    return list;
  }

  private joinedBoxLists(blocks: readonly Content[]): Content[] {
    const joined: Content[] = [];
    let items: Content[] = [];
    const flush = (): void => {
      if (items.length > 0) joined.push(this.boxList(items));
      items = [];
    };
    for (const block of blocks) {
      if (this.boxLists.has(block)) items.push(...block.children);
      else {
        flush();
        joined.push(block);
      }
    }
    flush();
    return joined;
  }

  private boxSign(box: Content): Content[] {
    return this.text(box.attrs['checked'] === true ? BOX_SIGNS.ticked : BOX_SIGNS.empty, []);
  }

  private pieceOf(node: Markup, marks: Marks, depth: number): Content[] {
    if ('data' in node && node.type === 'text') return this.text(node.data.replace(/\s+/g, ' '), marks);
    if (!isElement(node)) return [];
    if (isBox(node)) return this.takenBoxes.has(node) ? [] : [this.node('taskItem', { checked: isTicked(node) })];
    if (UNREAD.includes(node.name)) return [];
    if (depth > DEPTH_MAX) return this.text(textOfNode(node).replace(/\s+/g, ' '), marks);
    const block = this.block(node, depth + 1);
    return block ?? this.inline(node, marks, depth + 1);
  }

  private inline({ name, attribs, children }: Element, marks: Marks, depth: number): Content[] {
    if (name === 'br') return [this.node('hardBreak', null)];
    if (name === 'span' && attribs['class'] === 'list-number') return [];
    if (name === 'span' && attribs['class'] === 'formula') return [this.node('inlineMath', { latex: children.map(textOfNode).join('') })];
    const mark = MARKS[name];
    // The way back from a note: its number says enough.
    if (name === 'a' && /^#(foot|end)note-ref-/.test(attribs['href'] ?? '')) return [];
    const href = name === 'a' ? allowedLink(attribs['href']) : undefined;
    const colour = mark === 'highlight' ? (attribs['data-colour'] ?? attribs['class']) : undefined;
    const added = href ? this.schema.marks['link']!.create({ href }) : mark ? this.schema.marks[mark]!.create({ colour }) : undefined;
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
    if (HOLDERS.includes(name)) return this.blocks(children, depth);
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
      default:
        return undefined;
    }
  }

  /** Points with a box are tasks; those without one, and those of which the number is not the next, begin another list. */
  private list({ name, attribs, children }: Element, depth: number): Content[] {
    const lists: Content[] = [];
    let items: Content[] = [];
    let kind = '';
    let first: ListNumber | undefined;
    let next = Number(attribs['start'] ?? 1);
    const flush = (): void => {
      if (items.length === 0) return;
      const type = first?.type ?? attribs['type'];
      if (kind === 'tasks') lists.push(this.node('taskList', null, items));
      else if (name === 'ul') lists.push(this.node('bulletList', null, items));
      else lists.push(this.node('orderedList', { start: next - items.length, type: type === '1' ? null : type }, items));
      items = [];
    };
    for (const point of pointsOf(children)) {
      const box = boxOf(point);
      const number = numberOf(point);
      const of = box ? 'tasks' : 'points';
      if (of !== kind || (number && (number.value !== next || number.type !== first?.type))) {
        flush();
        next = number?.value ?? next;
        first = number;
      }
      kind = of;
      next += 1;
      if (box) this.takenBoxes.add(box);
      const inside = this.blocks(point.children, depth);
      const content = inside[0]?.type.name === 'paragraph' ? inside : [this.node('paragraph', null), ...inside];
      items.push(this.node(box ? 'taskItem' : 'listItem', box ? { checked: isTicked(box) } : null, content));
    }
    flush();
    return lists;
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
    const caption = elements(children, 'caption').flatMap((one) => this.blocks(one.children, depth));
    return rows.length > 0 ? [...caption, this.node('table', null, rows)] : caption;
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
    const first = line.findIndex((node) => !isBlank(node));
    const kept = first === -1 ? [] : line.slice(first, line.findLastIndex((node) => !isBlank(node)) + 1);
    if (kept.length === 0) return [];
    kept.splice(0, 1, ...cut(kept[0], (words) => words.trimStart()));
    kept.splice(-1, 1, ...cut(kept.at(-1), (words) => words.trimEnd()));
    return kept;
  }
}

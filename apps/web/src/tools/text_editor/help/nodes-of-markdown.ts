import type { JSONContent } from '@tiptap/core';
import { Fragment, type Node, type Schema } from '@tiptap/pm/model';
import type { Tokens } from 'marked';
import { isDrawable } from '../../../core/ai/markdown/drawable';
import { decodeEntities, type MarkdownToken, parseMarkdown } from '../../../core/ai/markdown/read-markdown';
import { safeAddress } from '../../../core/ai/markdown/safe-address';

type Marks = NonNullable<JSONContent['marks']>;

const words = (text: string, marks: Marks): JSONContent[] => (text === '' ? [] : [{ type: 'text', text, marks: [...marks] }]);
const paragraph = (content: JSONContent[]): JSONContent => ({ type: 'paragraph', content });

function inline(pieces: readonly unknown[] | undefined, marks: Marks = []): JSONContent[] {
  return ((pieces ?? []) as readonly MarkdownToken[]).flatMap((piece) => one(piece, marks));
}

function one(piece: MarkdownToken, marks: Marks): JSONContent[] {
  const inside = (type: string) => inline((piece as Tokens.Strong).tokens, [...marks, { type }]);
  switch (piece.type) {
    case 'strong':
      return inside('bold');
    case 'em':
      return inside('italic');
    case 'del':
      return inside('strike');
    case 'codespan':
      return words(piece.text, [{ type: 'code' }]);
    case 'br':
      return [{ type: 'hardBreak' }];
    case 'formula':
      return [{ type: 'inlineMath', attrs: { latex: piece.latex } }];
    case 'link': {
      const href = safeAddress(piece.href);
      return inline(piece.tokens, href === undefined ? marks : [...marks, { type: 'link', attrs: { href } }]);
    }
    // No picture of elsewhere comes into a text: its address could carry words away.
    case 'image':
      return words(decodeEntities(piece.text), marks);
    case 'text':
      return piece.tokens ? inline(piece.tokens, marks) : words(decodeEntities(piece.text), marks);
    case 'escape':
      return words(piece.text, marks);
    default:
      return words(piece.raw, marks);
  }
}

function blocks(pieces: readonly unknown[] | undefined): JSONContent[] {
  return ((pieces ?? []) as readonly MarkdownToken[]).flatMap(block);
}

function block(piece: MarkdownToken): JSONContent[] {
  switch (piece.type) {
    case 'space':
    case 'def':
    case 'checkbox':
      return [];
    case 'heading':
      return [{ type: 'heading', attrs: { level: Math.min(piece.depth, 3) }, content: inline(piece.tokens) }];
    case 'paragraph':
      return [paragraph(inline(piece.tokens))];
    case 'code':
      return [{ type: 'codeBlock', attrs: { language: piece.lang?.split(/\s/)[0] || null }, content: words(piece.text, []) }];
    case 'blockquote':
      return [{ type: 'blockquote', content: filled(blocks(piece.tokens)) }];
    case 'list':
      return [list(piece as Tokens.List)];
    case 'table':
      return [table(piece as Tokens.Table)];
    case 'hr':
      return [{ type: 'horizontalRule' }];
    case 'formula':
      return [{ type: 'blockMath', attrs: { latex: piece.latex } }];
    case 'html':
      return [paragraph(words(piece.raw.trim(), []))];
    default:
      return [paragraph(one(piece, []))];
  }
}

const filled = (content: JSONContent[]): JSONContent[] => (content.length > 0 ? content : [paragraph([])]);

function list({ ordered, start, items }: Tokens.List): JSONContent {
  const tasks = items.length > 0 && items.every(({ task }) => task);
  const content = items.map((item) => {
    const inside = blocks(item.tokens);
    // An entry begins with a paragraph.
    const entry = inside[0]?.type === 'paragraph' ? inside : [paragraph([]), ...inside];
    return tasks ? { type: 'taskItem', attrs: { checked: item.checked === true }, content: entry } : { type: 'listItem', content: entry };
  });
  if (tasks) return { type: 'taskList', content };
  return ordered ? { type: 'orderedList', attrs: { start: start === '' ? 1 : start }, content } : { type: 'bulletList', content };
}

function table({ header, rows }: Tokens.Table): JSONContent {
  const row = (type: string, cells: readonly Tokens.TableCell[]): JSONContent => ({
    type: 'tableRow',
    content: cells.map(({ tokens }) => ({ type, content: [paragraph(inline(tokens))] })),
  });
  return { type: 'table', content: [row('tableHeader', header), ...rows.map((cells) => row('tableCell', cells))] };
}

/** Inserts the answer as plain text if it does not fit into a text document, because a model's output is untrusted. */
const asWritten = (text: string): JSONContent[] => text.split(/\n+/).map((line) => paragraph(words(line, [])));

/** Converts a model's Markdown to blocks of the document: the same elements as its answer has on the screen, and no others. */
export function nodesOfMarkdown(schema: Schema, text: string): Node[] {
  const made = (content: JSONContent[]): Node[] => {
    const document = schema.nodeFromJSON({ type: 'doc', content: filled(content) });
    document.check();
    return Fragment.from(document.content).content.slice();
  };
  try {
    return made(isDrawable(text) ? blocks(parseMarkdown(text)) : asWritten(text));
  } catch {
    return made(asWritten(text));
  }
}

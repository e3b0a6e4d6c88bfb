import { textDocumentExtensions } from '@murmel/documents';
import type { JSONContent } from '@tiptap/core';
import { MarkdownManager } from '@tiptap/markdown';
import { withSigns, withStandIns } from './plain-signs';
import { plainTable } from './plain-table';

/**
 * A document as Markdown. Underlining and colours have no Markdown and are left out; their words stay.
 * @param origin of the page, so that pictures keep an address that works elsewhere for those who may see them
 */
export function markdownOf(content: JSONContent, title: string, origin: string): string {
  const body = markdownBody(content, origin);
  const heading = content.content?.[0];
  const titled = heading?.type === 'heading' && heading.attrs?.level === 1;
  return `${titled ? '' : `# ${title.replace(/\s+/g, ' ')}\n\n`}${body}\n`;
}

/** The same of a piece of it, without any title. */
export function markdownBody(content: JSONContent, origin: string): string {
  const manager = new MarkdownManager({ extensions: textDocumentExtensions() });
  return withSigns(manager.serialize(prepared(content, origin))).trim();
}

/** Addresses that work elsewhere, only marks that Markdown has, tables that it has, and signs that stay themselves. */
function prepared(node: JSONContent, origin: string, within: readonly string[] = []): JSONContent {
  const attrs =
    node.type === 'image' && typeof node.attrs?.src === 'string' ? { ...node.attrs, src: `${origin}${node.attrs.src}` } : node.attrs;
  const marks = node.marks?.filter(({ type }) => type !== 'textColour' && type !== 'underline' && type !== 'highlight');
  const { content } = node.type === 'table' ? plainTable(node) : node;
  return {
    ...withStandIns(node, within),
    ...(attrs ? { attrs } : {}),
    ...(marks ? { marks } : {}),
    ...(content ? { content: content.map((child) => prepared(child, origin, [...within, node.type ?? ''])) } : {}),
  };
}

import { escapeHtml } from '@murmel/contracts';
import type { readTextDocument } from '@murmel/documents';

type Node = ReturnType<typeof readTextDocument>;
type Mark = Node['marks'][number];

/** Nodes that are one element and nothing more. */
const ELEMENTS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  bulletList: 'ul',
  listItem: 'li',
  taskList: 'ul',
  table: 'table',
  tableRow: 'tr',
};
const MARKS: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  highlight: 'mark',
};

/** Renderers of node types that need more than their element. Attributes comply with the schema's rules already. */
const OTHERS: Readonly<Record<string, (node: Node, inside: string) => string>> = {
  heading: ({ attrs }, inside) => `<h${attrs.level}>${inside}</h${attrs.level}>`,
  orderedList: ({ attrs }, inside) => `<ol start="${attrs.start}">${inside}</ol>`,
  taskItem: ({ attrs }, inside) => `<li>${attrs.checked ? '☑' : '☐'} ${inside}</li>`,
  tableCell: ({ attrs }, inside) => `<td${spans(attrs)}>${inside}</td>`,
  tableHeader: ({ attrs }, inside) => `<th${spans(attrs)}>${inside}</th>`,
  codeBlock: (_node, inside) => `<pre><code>${inside}</code></pre>`,
  horizontalRule: () => '<hr>',
  hardBreak: () => '<br>',
  // Pictures lie beside the page as files of their own.
  image: ({ attrs }) => `<p>[${escapeHtml(String(attrs.alt) || '…')}]</p>`,
  inlineMath: ({ attrs }) => `<code>${escapeHtml(String(attrs.latex))}</code>`,
  frame: ({ attrs }) => (attrs.address ? `<p>${linked(escapeHtml(String(attrs.address)), attrs.address)}</p>` : ''),
  blockMath: ({ attrs }) => `<pre><code>${escapeHtml(String(attrs.latex))}</code></pre>`,
};

/** A text document as markup that every browser and word processor reads; nothing in it is loaded from anywhere. */
export function documentHtml(node: Node): string {
  if (node.isText) return node.marks.reduce(marked, escapeHtml(node.text ?? ''));
  const inside = node.children.map(documentHtml).join('');
  const tag = ELEMENTS[node.type.name];
  return tag ? `<${tag}>${inside}</${tag}>` : (OTHERS[node.type.name]?.(node, inside) ?? inside);
}

function marked(inside: string, { type, attrs }: Mark): string {
  const tag = MARKS[type.name];
  if (tag) return `<${tag}>${inside}</${tag}>`;
  return type.name === 'link' && attrs.href ? linked(inside, attrs.href) : inside;
}

function linked(inside: string, address: unknown): string {
  return `<a href="${escapeHtml(String(address))}">${inside}</a>`;
}

function spans({ colspan, rowspan }: Node['attrs']): string {
  return [
    ['colspan', colspan],
    ['rowspan', rowspan],
  ]
    .filter(([, count]) => count !== 1)
    .map(([name, count]) => ` ${name}="${count}"`)
    .join('');
}

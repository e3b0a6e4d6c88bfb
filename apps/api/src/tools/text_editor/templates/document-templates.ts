import type { Json } from '@murmel/contracts';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';
import { DOCUMENT_TEMPLATE_CONTENT } from './document-template-content.js';

type Node = { [name: string]: Json };

const paragraph = (words: string): Node => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
const heading = (level: number, words: string): Node => ({ type: 'heading', attrs: { level }, content: [{ type: 'text', text: words }] });

/** Lines that follow one another and begin alike are one list or one table. */
const GROUPS: readonly { begins: string; list: string; line: (words: string, first: boolean) => Node }[] = [
  { begins: '- ', list: 'bulletList', line: (words) => ({ type: 'listItem', content: [paragraph(words)] }) },
  { begins: '1. ', list: 'orderedList', line: (words) => ({ type: 'listItem', content: [paragraph(words)] }) },
  { begins: '[] ', list: 'taskList', line: (words) => ({ type: 'taskItem', attrs: { checked: false }, content: [paragraph(words)] }) },
  { begins: '| ', list: 'table', line: row },
];

function row(words: string, first: boolean): Node {
  const cells = words.split(' | ');
  const type = first ? 'tableHeader' : 'tableCell';
  return { type: 'tableRow', content: cells.map((cell) => ({ type, content: [paragraph(cell)] })) };
}

function written(lines: readonly string[]): Json {
  const blocks: Node[] = [];
  let open: string | undefined;
  for (const line of lines) {
    const group = GROUPS.find(({ begins }) => line.startsWith(begins));
    if (group) {
      const words = line.slice(group.begins.length);
      if (open === group.list) (blocks.at(-1)!['content'] as Node[]).push(group.line(words, false));
      else blocks.push({ type: group.list, content: [group.line(words, true)] });
    } else if (line.startsWith('## ')) blocks.push(heading(2, line.slice(3)));
    else if (line.startsWith('# ')) blocks.push(heading(1, line.slice(2)));
    else blocks.push(paragraph(line));
    open = group?.list;
  }
  return { type: 'doc', content: blocks };
}

export const documentTemplates: readonly ProductTemplate[] = DOCUMENT_TEMPLATE_CONTENT.map(({ lines, ...template }) => {
  const source = written(lines);
  return { ...template, source, content: () => source };
});

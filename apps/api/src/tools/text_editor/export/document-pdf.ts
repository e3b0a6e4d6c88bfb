import { setImmediate as others } from 'node:timers/promises';
import { allowedImage, knownColour, readTextDocument } from '@murmel/documents';
import { withDocument } from '@murmel/server';
import type { PdfBlock, PdfCell } from '../../../core/pdf-layout/pdf-layout.js';
import type { PdfRun } from '../../../core/pdf-layout/pdf-run.js';
import type { PdfContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf } from '../../../platform/request-context.js';
import { documentAuthors } from '../document-authors.js';

type Node = ReturnType<typeof readTextDocument>;

/** PDF layout of a text: callers who may read it read all of it. */
export const documentPdfContribution: PdfContribution = {
  ownTitle: true,
  blocks: (manager, context) =>
    withDocument(manager, itemOf(context).id, async (document) => {
      const root = readTextDocument(document);
      await others();
      return documentPdf(root);
    }),
  authors: documentAuthors,
};

/** A text document in the blocks that everything on paper is made of. Attributes are within the schema's rules already. */
export function documentPdf(node: Node): PdfBlock[] {
  return node.children.flatMap((child): PdfBlock[] => BLOCKS[child.type.name]?.(child) ?? documentPdf(child));
}

const items = (node: Node): PdfBlock[][] => node.children.map(documentPdf);

const BLOCKS: Readonly<Record<string, (node: Node) => PdfBlock[]>> = {
  heading: (node) => [{ kind: 'heading', level: Number(node.attrs.level), runs: runsOf(node) }],
  paragraph: (node) => [{ kind: 'paragraph', runs: runsOf(node) }],
  bulletList: (node) => [{ kind: 'bullets', items: items(node) }],
  orderedList: (node) => [
    { kind: 'numbers', start: Number(node.attrs.start), style: `${String(node.attrs.type ?? '1')}.`, items: items(node) },
  ],
  taskList: (node) => [
    { kind: 'tasks', items: node.children.map((item) => ({ done: item.attrs.checked === true, blocks: documentPdf(item) })) },
  ],
  blockquote: (node) => [{ kind: 'quote', blocks: documentPdf(node) }],
  codeBlock: (node) => [{ kind: 'code', text: node.textContent }],
  horizontalRule: () => [{ kind: 'rule' }],
  blockMath: (node) => [{ kind: 'formula', latex: String(node.attrs.latex) }],
  image: ({ attrs }) => {
    const fileId = allowedImage(attrs.src)?.split('/').at(-1);
    const alt = String(attrs.alt ?? '');
    return fileId ? [{ kind: 'picture', fileId, alt }] : alt ? [{ kind: 'paragraph', runs: [{ kind: 'text', text: `[${alt}]` }] }] : [];
  },
  frame: ({ attrs }) => {
    const address = typeof attrs.address === 'string' ? attrs.address : undefined;
    return address ? [{ kind: 'paragraph', runs: [{ kind: 'text', text: address, link: address }] }] : [];
  },
  table: (node) => [{ kind: 'table', rows: node.children.map((row) => row.children.map(cellOf)) }],
};

function cellOf(cell: Node): PdfCell {
  return {
    header: cell.type.name === 'tableHeader',
    columns: Number(cell.attrs.colspan),
    rows: Number(cell.attrs.rowspan),
    blocks: documentPdf(cell),
  };
}

function runsOf(block: Node): PdfRun[] {
  return block.children.flatMap((node): PdfRun[] => {
    if (node.type.name === 'hardBreak') return [{ kind: 'break' }];
    if (node.type.name === 'inlineMath') return [{ kind: 'formula', latex: String(node.attrs.latex) }];
    if (!node.isText) return [];
    const mark = (name: string) => node.marks.find(({ type }) => type.name === name);
    const [link, colour, highlight] = [mark('link'), mark('textColour'), mark('highlight')];
    const ink = knownColour(colour?.attrs.colour);
    return [
      {
        kind: 'text',
        text: node.text ?? '',
        ...Object.fromEntries(['bold', 'italic', 'underline', 'strike', 'code'].filter(mark).map((name) => [name, true])),
        ...(typeof link?.attrs.href === 'string' && { link: link.attrs.href }),
        ...(ink && { colour: ink }),
        // Without a name it is the yellow one.
        ...(highlight && { highlight: knownColour(highlight.attrs.colour) ?? 'sonne' }),
      },
    ];
  });
}

import type { BoardText, RichRun, TextBlock } from '@murmel/contracts';
import type { PdfBlock } from '../pdf-layout/pdf-layout.js';
import type { PdfRun } from '../pdf-layout/pdf-run.js';

/** A formatted text in the blocks that everything on paper is made of. */
export function richTextPdf(text: BoardText | null): PdfBlock[] {
  return (text ?? []).map(blockPdf);
}

function blockPdf(block: TextBlock): PdfBlock {
  if (block.type === 'paragraph') return lineOf(block.runs);
  if (block.type === 'heading') return { kind: 'heading', level: 3, runs: runsPdf(block.runs) };
  if (block.type === 'tasks')
    return { kind: 'tasks', items: block.items.map(({ runs, done }) => ({ done: done === true, blocks: [lineOf(runs)] })) };
  const items = block.items.map((runs) => [lineOf(runs)]);
  return block.type === 'bullets' ? { kind: 'bullets', items } : { kind: 'numbers', start: 1, style: '1.', items };
}

const lineOf = (runs: readonly RichRun[]): PdfBlock => ({ kind: 'paragraph', runs: runsPdf(runs) });

function runsPdf(runs: readonly RichRun[]): PdfRun[] {
  return runs.map((run) => ({ kind: 'text', ...run }));
}

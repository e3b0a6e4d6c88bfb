import type { BoardText, RichRun, TextBlock } from '@murmel/contracts';
import type { PaperBlock } from '../pdf-layout/paper.js';
import type { PaperRun } from '../pdf-layout/paper-run.js';

/** A formatted text in the blocks that everything on paper is made of. */
export function richPaper(text: BoardText | null): PaperBlock[] {
  return (text ?? []).map(blockPaper);
}

function blockPaper(block: TextBlock): PaperBlock {
  if (block.type === 'paragraph') return lineOf(block.runs);
  if (block.type === 'heading') return { kind: 'heading', level: 3, runs: runsPaper(block.runs) };
  if (block.type === 'tasks')
    return { kind: 'tasks', items: block.items.map(({ runs, done }) => ({ done: done === true, blocks: [lineOf(runs)] })) };
  const items = block.items.map((runs) => [lineOf(runs)]);
  return block.type === 'bullets' ? { kind: 'bullets', items } : { kind: 'numbers', start: 1, style: '1.', items };
}

const lineOf = (runs: readonly RichRun[]): PaperBlock => ({ kind: 'paragraph', runs: runsPaper(runs) });

function runsPaper(runs: readonly RichRun[]): PaperRun[] {
  return runs.map((run) => ({ kind: 'text', ...run }));
}

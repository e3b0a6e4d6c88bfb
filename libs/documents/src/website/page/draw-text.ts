import { type BoardText, type RichRun, type TaskLine, type TextBlock, wordsAndFormulas } from '@murmel/contracts';
import { type Drawn, type DrawnElement, element, hasText } from './drawn.js';
import type { SiteWords } from './site-words.js';

/** Plain words, in which formulas stand between dollar signs. */
export function drawWords(text: string): Drawn[] {
  return wordsAndFormulas(text).map((piece) => ('words' in piece ? piece.words : { latex: piece.latex }));
}

/** Formatted text. @param level of the headings in it */
export function drawText(text: BoardText | null, level: number, words: SiteWords): DrawnElement[] {
  return (text ?? []).map((block) => drawTextBlock(block, level, words));
}

function drawTextBlock(block: TextBlock, level: number, words: SiteWords): DrawnElement {
  switch (block.type) {
    case 'paragraph':
      return element('p', {}, drawRuns(block.runs));
    case 'heading': {
      const runs = drawRuns(block.runs);
      // A heading without words is omitted, for users who navigate by headings.
      return block.runs.some(({ text }) => hasText(text)) ? element(`h${level}`, {}, runs) : element('p', {}, runs);
    }
    case 'bullets':
    case 'numbers':
      return element(
        block.type === 'bullets' ? 'ul' : 'ol',
        {},
        block.items.map((runs) => element('li', {}, drawRuns(runs))),
      );
    case 'tasks':
      return element(
        'ul',
        { class: 'ticks' },
        block.items.map((line) => drawTick(line, words)),
      );
  }
}

function drawTick({ runs, done }: TaskLine, words: SiteWords): DrawnElement {
  return element(
    'li',
    { 'data-done': done ?? false },
    element('span', { class: 'box', 'aria-hidden': 'true' }, done ? '✓' : ''),
    element('span', { class: 'hidden' }, `${done ? words.done : words.open}: `),
    element('span', {}, drawRuns(runs)),
  );
}

function drawRuns(runs: readonly RichRun[]): Drawn[] {
  return runs.flatMap((run): Drawn[] => {
    let drawn = drawWords(run.text);
    if (run.italic) drawn = [element('em', {}, drawn)];
    if (run.bold) drawn = [element('strong', {}, drawn)];
    // A link without words cannot be used.
    return run.link === undefined || !hasText(run.text)
      ? drawn
      : [element('a', { href: run.link, rel: 'noopener noreferrer nofollow', 'aria-label': spokenFormula(run.text) }, drawn)];
  });
}

/** Returns the name of a link that has no words but formulas, which name nothing everywhere: as they were typed. */
export function spokenFormula(text: string): string | undefined {
  const pieces = wordsAndFormulas(text);
  return pieces.some((piece) => 'words' in piece && hasText(piece.words)) ? undefined : text.replaceAll('$', '').trim() || undefined;
}

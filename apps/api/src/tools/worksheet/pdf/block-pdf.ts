import {
  type BlockOf,
  isKnownBlock,
  isTaskBlock,
  type KnownBlock,
  readGaps,
  readShownGaps,
  type SheetBlock,
  type TaskBlock,
} from '@murmel/documents';
import { richTextPdf } from '../../../core/boards/rich-text-pdf.js';
import { formulaRuns, type PdfBlock } from '../../../core/pdf-layout/pdf-layout.js';
import type { PdfGapFragment } from '../../../core/pdf-layout/pdf-worksheet.js';
import type { ShownSheet } from './shown-sheet.js';

/** Blocks of a sheet as they stand on paper, those of half the width beside each other, each page where it begins. */
export function blocksPdf(blocks: readonly SheetBlock[], shown: ShownSheet): PdfBlock[] {
  const printed = blocks.filter(isKnownBlock).filter(({ kind }) => kind !== 'Hint' || shown.hints);
  const numbers = new Map(blocks.filter(isTaskBlock).map(({ id }, index) => [id, index + 1]));
  const paper = (block: KnownBlock): PdfBlock[] => blockPaper(block, shown, numbers.get(block.id) ?? 0);
  const rows: PdfBlock[] = [];
  for (let at = 0; at < printed.length; at += 1) {
    const block = printed[at]!;
    if (block.newPage) rows.push({ kind: 'page' });
    if (block.width === 'full') {
      rows.push(...paper(block));
      continue;
    }
    const next = printed[at + 1];
    const beside = next?.width === 'half' && !next.newPage ? next : undefined;
    rows.push({ kind: 'pair', items: beside ? [paper(block), paper(beside)] : [paper(block)] });
    if (beside) at += 1;
  }
  return rows;
}

function blockPaper(block: KnownBlock, shown: ShownSheet, number: number): PdfBlock[] {
  if (isTaskBlock(block)) {
    const { task, points, id: seed } = block;
    return [{ kind: 'task', number, points, seed, runs: formulaRuns(task), blocks: taskPaper(block, shown) }];
  }
  const inside = plainPaper(block, shown);
  if (block.task.trim() === '' || block.kind === 'Hint') return inside;
  const heading: PdfBlock = { kind: 'heading', level: 1, runs: formulaRuns(block.task) };
  // Text below a picture is its caption; on all other blocks it is a heading above.
  return block.kind === 'Image' ? [...inside, { kind: 'note', runs: formulaRuns(block.task) }] : [heading, ...inside];
}

function taskPaper(block: TaskBlock, shown: ShownSheet): PdfBlock[] {
  const { sheet, solutions, way, words } = shown;
  switch (block.kind) {
    case 'Text': {
      const { lines, ground, solution } = block.content;
      return solutions ? meantPaper(solution) : [{ kind: 'writing', lines, ground: ground ?? sheet.look.ground }];
    }
    case 'Upload': {
      const { lines, solution } = block.content;
      return solutions ? meantPaper(solution) : [{ kind: 'writing', lines, ground: 'blank' }];
    }
    case 'SingleChoice':
    case 'MultipleChoice': {
      const { options, correct, solution } = block.content;
      const told = options.filter(({ text }) => text.trim() !== '');
      const choices = told.map(({ id, text }) => ({ runs: formulaRuns(text), correct: solutions && correct.includes(id) }));
      return [{ kind: 'choices', round: block.kind === 'SingleChoice', options: choices }, ...(solutions ? meantPaper(solution) : [])];
    }
    case 'FillInTheBlankText': {
      const { words: bank, solution } = block.content;
      return [{ kind: 'gaps', pieces: gapPieces(block, solutions), words: [...bank] }, ...(solutions ? meantPaper(solution) : [])];
    }
    case 'H5p':
      return [{ kind: 'elsewhere', name: block.content.name, note: words.h5p, way }];
  }
}

function plainPaper(block: Exclude<KnownBlock, TaskBlock>, { way, words }: ShownSheet): PdfBlock[] {
  switch (block.kind) {
    case 'StaticText':
      return richTextPdf(block.content.text);
    case 'Image': {
      const { file, alt } = block.content;
      return file === null ? [] : [{ kind: 'picture', fileId: file, alt }];
    }
    case 'Video': {
      const { address, file, name } = block.content;
      if (address !== null) return [{ kind: 'elsewhere', name: name || words.film, note: '', way: { address, code: null } }];
      return file === null ? [] : [{ kind: 'elsewhere', name: name || words.film, note: words.onScreen, way }];
    }
    case 'File': {
      const { file, name } = block.content;
      return file === null ? [] : [{ kind: 'elsewhere', name: name || words.file, note: words.onScreen, way }];
    }
    case 'Hint':
      return block.content.text.trim() === '' ? [] : [{ kind: 'hint', runs: formulaRuns(block.content.text) }];
    case 'Divider':
      return [{ kind: 'rule' }];
    case 'Spacer':
      return [{ kind: 'room', height: block.content.height }];
  }
}

function meantPaper(solution: string): PdfBlock[] {
  return solution.trim() === '' ? [] : [{ kind: 'meant', runs: formulaRuns(solution) }];
}

/** Builds the gaps. A sheet without solutions does not contain the words. */
function gapPieces({ content: { text, shown } }: BlockOf<'FillInTheBlankText'>, solutions: boolean): PdfGapFragment[] {
  if (!solutions)
    return readShownGaps(shown).map((piece) => ('words' in piece ? { runs: formulaRuns(piece.words) } : { room: piece.room }));
  return readGaps(text).map((piece) =>
    'words' in piece ? { runs: formulaRuns(piece.words) } : { room: 0, meant: piece.fits.join(' / ') },
  );
}

import type { InterfaceLanguage } from '@murmel/contracts';
import type { PdfBlock, PdfWorksheet, WorksheetPdfBlock } from '../../pdf-layout/pdf-layout.js';
import type { PdfRun } from '../../pdf-layout/pdf-run.js';
import type { PdfGapFragment, PdfLink } from '../../pdf-layout/pdf-worksheet.js';
import { qrDrawing } from '../prepare-figures.js';
import { WORKSHEET_TEXTS } from './worksheet-texts.js';

type Prepared = Record<string, unknown>;

/** Parts of the preparation that worksheets need. */
export interface Preparing {
  language: InterfaceLanguage;
  publicUrl: string;
  text(text: string): string;
  /** for words that are read out and not printed */
  spoken(text: string): string;
  runs(runs: readonly PdfRun[]): Prepared[];
  /** converts the blocks inside of a block, below its heading if it has one */
  inside(blocks: readonly PdfBlock[]): Prepared[];
  /** the level of a heading on the sheet, which is the newest one then */
  level(): number;
  pictureAt(fileId: string): { file: string; width: number; height: number } | undefined;
}

const SHEET_BLOCKS: Readonly<Record<WorksheetPdfBlock['kind'], true>> = {
  ...{ task: true, pair: true, writing: true, choices: true, gaps: true, meant: true, hint: true, elsewhere: true, room: true },
};

export function isSheetBlock(block: PdfBlock): block is WorksheetPdfBlock {
  return Object.hasOwn(SHEET_BLOCKS, block.kind);
}

/** Number of random values between -1 and 1 that make a frame look hand-drawn. */
const TREMBLES = 64;
/** Short options stand beside each other, where there are enough of them. */
const BESIDE = [
  { columns: 3, letters: 18, from: 3 },
  { columns: 2, letters: 30, from: 4 },
] as const;

/** The look of a sheet and what stands above its tasks, as the template reads it. */
export function preparedSheet(sheet: PdfWorksheet, to: Preparing): Prepared {
  const { border, font, colour, version, solutions, points } = sheet;
  const words = WORKSHEET_TEXTS[to.language];
  return {
    ...{ border, font, colour, solutions, points, words },
    version: version && { letter: version, name: words.version.replace('{n}', version) },
    description: to.runs(sheet.description),
    cover: sheet.cover === null ? undefined : to.pictureAt(sheet.cover),
    way: preparedLink(sheet.way, words.way, to),
  };
}

export function preparedBlock(block: WorksheetPdfBlock, to: Preparing): Prepared[] {
  const words = WORKSHEET_TEXTS[to.language];
  switch (block.kind) {
    case 'task': {
      const { number, points, seed } = block;
      const level = to.level();
      const runs = to.runs(block.runs);
      const named = runs.some((run) => String(run['text'] ?? ' ').trim() !== '');
      const shown = named ? runs : [{ kind: 'text', text: words.task.replace('{n}', String(number)) }];
      return [
        { kind: 'task', number: String(number), level, points, runs: shown, trembles: tremblesOf(seed), blocks: to.inside(block.blocks) },
      ];
    }
    case 'pair':
      return [{ kind: 'pair', sides: block.items.map((blocks) => to.inside(blocks)) }];
    case 'choices': {
      const options = block.options.map(({ runs, correct }) => ({ correct, runs: to.runs(runs) }));
      return [{ kind: 'choices', round: block.round, columns: columnsFor(block.options.map(({ runs }) => lengthOf(runs))), options }];
    }
    case 'gaps':
      return [
        {
          kind: 'gaps',
          pieces: preparedGaps(block.pieces, words.gap, to),
          words: block.words.map((word) => to.text(word)).filter(Boolean),
        },
      ];
    case 'meant':
    case 'hint':
      return [{ kind: block.kind, runs: to.runs(block.runs) }];
    case 'elsewhere': {
      const { name, note, way } = block;
      return [{ kind: 'elsewhere', name: to.text(name), note: to.text(note), way: preparedLink(way, `QR-Code: {address}`, to) }];
    }
    case 'writing':
    case 'room':
      return [{ ...block }];
  }
}

function preparedGaps(pieces: readonly PdfGapFragment[], name: string, to: Preparing): Prepared[] {
  let number = 0;
  return pieces.map((piece) => {
    if ('runs' in piece) return { kind: 'words', runs: to.runs(piece.runs) };
    number += 1;
    const { room, meant } = piece;
    return { kind: 'gap', room, name: name.replace('{n}', String(number)), ...(meant !== undefined && { meant: to.text(meant) || '□' }) };
  });
}

function preparedLink(way: PdfLink | null, alt: string, { text, spoken, publicUrl }: Preparing): Prepared | undefined {
  if (!way) return undefined;
  const { code } = way;
  const own = way.address.startsWith('/');
  const address = own ? publicUrl + way.address : way.address;
  const svg = qrDrawing(address);
  if (!svg) return undefined;
  const whole = address.replace(/^https?:\/\//, '');
  // A long address of this installation is not meant for typing, and its secret is not printed as text.
  const typed = code === null ? (own ? '' : whole) : whole.slice(0, -code.length);
  const named = code === null && own ? whole.replace(/\/.*$/, '') : whole;
  return { svg, alt: spoken(alt.replace('{address}', named)), address, before: text(typed), code };
}

const lengthOf = (runs: readonly PdfRun[]): number =>
  runs.reduce((sum, run) => sum + (run.kind === 'text' ? run.text.length : run.kind === 'formula' ? run.latex.length : 0), 0);

function columnsFor(lengths: readonly number[]): number {
  const longest = Math.max(0, ...lengths);
  return BESIDE.find(({ letters, from }) => longest <= letters && lengths.length >= from)?.columns ?? 1;
}

function tremblesOf(seed: string): number[] {
  let state = [...seed].reduce((sum, sign) => (Math.imul(sum, 31) + sign.codePointAt(0)!) | 0, 7);
  return Array.from({ length: TREMBLES }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.round((state / 0x3fffffff - 1) * 100) / 100;
  });
}

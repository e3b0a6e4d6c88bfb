import type { CardKind } from '@murmel/contracts';
import { inReadingOrder, type KnownCard, knownCardsOnPage } from '@murmel/documents';
import { BoardReader } from '../../../core/boards/board-reader.js';
import { type PdfBlock, type PdfBoardPage, textRun } from '../../../core/pdf-layout/pdf-layout.js';
import type { PdfContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf } from '../../../platform/request-context.js';
import { EXPORT_TEXTS, type ExportTexts } from '../export/export-texts.js';
import { STORED_TEACHING_BOARD } from '../stored-teaching-board.js';
import { shownTo } from '../visible-teaching-board.js';
import { cardPdf } from './card-pdf.js';

/** Prints the wall page by page, for the caller. Hidden data (names drawn before, names behind groups) is never printed. */
export const teachingBoardPdf: PdfContribution = {
  landscape: true,
  async blocks(manager, context, language) {
    const board = shownTo(await BoardReader.of(manager).read(STORED_TEACHING_BOARD, itemOf(context).id), { trusted: false });
    const words = EXPORT_TEXTS[language];
    return board.pages.flatMap(({ id, name, background }, index): PdfBlock[] => [
      ...(index > 0 ? [{ kind: 'page' } as const] : []),
      { kind: 'heading', level: 1, runs: [textRun(name || `${words.page} ${index + 1}`)] },
      {
        kind: 'screen',
        background: background ?? board.settings.background,
        cards: inReadingOrder(knownCardsOnPage(board, id)).map((card) => onScreen(card, words)),
      },
    ]);
  },
};

/** Kinds whose words are read from the top; the others show one thing. */
const READ: ReadonlySet<CardKind> = new Set(['text', 'group', 'stopwatch']);
/** Kinds that say a word or two, which no page has to say again. */
const BRIEF: ReadonlySet<CardKind> = new Set(['clock', 'timer', 'stoplight', 'work_mode', 'dice', 'lottery']);

function onScreen(card: KnownCard, words: ExportTexts): PdfBoardPage['cards'][number] {
  const { kind, title, colour, place, content } = card;
  const face = { title, colour, place, name: title.trim() || words.kinds[kind], centred: !READ.has(kind), brief: BRIEF.has(kind) };
  if (kind !== 'image' || content.file === null) return { ...face, blocks: cardPdf(card, words) };
  return { ...face, blocks: [], picture: { fileId: content.file, alt: content.alt, fit: content.fit } };
}

import type { CardKind } from '@murmel/contracts';
import { inReadingOrder, type KnownCard, knownCardsOnPage } from '@murmel/documents';
import { BoardReader } from '../../../core/boards/board-reader.js';
import { type PaperBlock, type PaperScreen, wordsOnPaper } from '../../../core/pdf-layout/paper.js';
import type { PaperContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf } from '../../../platform/asking.js';
import { EXPORT_WORDS, type ExportWords } from '../export/export-words.js';
import { shownTo } from '../shown-board.js';
import { STORED_TEACHING_BOARD } from '../stored-teaching-board.js';
import { cardPaper } from './card-paper.js';

/** Prints the wall page by page, for the caller. Hidden data (names drawn before, names behind groups) is never printed. */
export const teachingBoardOnPaper: PaperContribution = {
  landscape: true,
  async blocks(manager, asking, language) {
    const board = shownTo(await BoardReader.of(manager).read(STORED_TEACHING_BOARD, itemOf(asking).id), { trusted: false });
    const words = EXPORT_WORDS[language];
    return board.pages.flatMap(({ id, name, background }, index): PaperBlock[] => [
      ...(index > 0 ? [{ kind: 'page' } as const] : []),
      { kind: 'heading', level: 1, runs: [wordsOnPaper(name || `${words.page} ${index + 1}`)] },
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

function onScreen(card: KnownCard, words: ExportWords): PaperScreen['cards'][number] {
  const { kind, title, colour, place, content } = card;
  const face = { title, colour, place, name: title.trim() || words.kinds[kind], centred: !READ.has(kind), brief: BRIEF.has(kind) };
  if (kind !== 'image' || content.file === null) return { ...face, blocks: cardPaper(card, words) };
  return { ...face, blocks: [], picture: { fileId: content.file, alt: content.alt, fit: content.fit } };
}

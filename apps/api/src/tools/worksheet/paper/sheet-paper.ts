import type { SheetVersion } from '@murmel/contracts';
import { inVersion, parseWorksheet, tasksOf, worksheetKind } from '@murmel/documents';
import { Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { BoardReader } from '../../../core/boards/board-reader.js';
import { wayTo } from '../../../core/pdf/way-to-item.js';
import { wordsOnPaper } from '../../../core/pdf-layout/paper.js';
import type { LaidOutPaper, PaperContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf } from '../../../platform/asking.js';
import { worksheetOf } from '../one-worksheet.js';
import { STORED_WORKSHEET } from '../stored-worksheet.js';
import { blocksOnPaper } from './block-paper.js';
import { PAPER_WORDS } from './paper-words.js';
import type { SheetOnPaper, ShownSheet } from './shown-sheet.js';

/** Options for lists and archives. */
const PLAIN: SheetOnPaper = { version: null, qr: true, hints: false };

/**
 * Prints a sheet. For every caller it is made of the version for people who work on it, without anything that reveals an answer. Hints are
 * printed where they are offered on screens.
 */
export function plainSheet({ version, qr, hints }: SheetOnPaper = PLAIN): PaperContribution {
  return {
    async blocks(manager, asking, language) {
      const { id, facts } = itemOf(asking);
      const { data } = await BoardReader.of(manager).read(STORED_WORKSHEET, id);
      const rules = await worksheetOf(manager, id);
      const way = qr ? await wayTo(manager, { itemId: id, facts, actor: asking.actor }) : null;
      const sheet = parseWorksheet(worksheetKind.viewOf(data));
      return laidOut(manager, id, { sheet, version, way, hints: hints && rules.hints, solutions: false, words: PAPER_WORDS[language] });
    },
  };
}

/** Prints the same with its authors' solutions: only for callers who may change the sheet. */
export function solvedSheet(version: SheetVersion | null): PaperContribution {
  return {
    async blocks(manager, asking, language) {
      const { id } = itemOf(asking);
      const { board: sheet } = await BoardReader.of(manager).read(STORED_WORKSHEET, id);
      return laidOut(manager, id, { sheet, version, way: null, hints: false, solutions: true, words: PAPER_WORDS[language] });
    },
  };
}

async function laidOut(manager: EntityManager, itemId: string, shown: ShownSheet): Promise<LaidOutPaper> {
  const { title, description } = await manager.findOneByOrFail(Item, { id: itemId });
  const { sheet, version, way, solutions, words } = shown;
  const points = tasksOf(sheet).flatMap((task) => task.points ?? []);
  return {
    title: solutions ? words.solutionsOf(title) : title,
    sheet: {
      ...sheet.look,
      ...{ version, way, solutions },
      description: description === '' ? [] : [wordsOnPaper(description)],
      points: points.length > 0 ? points.reduce((sum, one) => sum + one, 0) : null,
    },
    blocks: blocksOnPaper(inVersion(sheet.blocks, version, itemId), shown),
  };
}

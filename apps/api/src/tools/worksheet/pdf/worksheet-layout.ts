import type { SheetVersion } from '@murmel/contracts';
import { inVersion, parseWorksheet, tasksOf, worksheetKind } from '@murmel/documents';
import { Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { BoardReader } from '../../../core/boards/board-reader.js';
import { printedItemUrl } from '../../../core/pdf/printed-item-url.js';
import { textRun } from '../../../core/pdf-layout/pdf-layout.js';
import type { PdfBody, PdfContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf } from '../../../platform/request-context.js';
import { STORED_WORKSHEET } from '../stored-worksheet.js';
import { worksheetOf } from '../worksheet-repository.js';
import { blocksPdf } from './block-pdf.js';
import type { ShownSheet, WorksheetLayout } from './shown-sheet.js';
import { WORKSHEET_PDF_TEXTS } from './worksheet-pdf-texts.js';

/** Options for lists and archives. */
const PLAIN: WorksheetLayout = { version: null, qr: true, hints: false };

/**
 * Prints a sheet. For every caller it is made of the version for people who work on it, without anything that reveals an answer. Hints are
 * printed where they are offered on screens.
 */
export function plainSheet({ version, qr, hints }: WorksheetLayout = PLAIN): PdfContribution {
  return {
    async blocks(manager, context, language) {
      const { id, facts } = itemOf(context);
      const { data } = await BoardReader.of(manager).read(STORED_WORKSHEET, id);
      const rules = await worksheetOf(manager, id);
      const way = qr ? await printedItemUrl(manager, { itemId: id, facts, actor: context.actor }) : null;
      const sheet = parseWorksheet(worksheetKind.viewOf(data));
      return laidOut(manager, id, {
        sheet,
        version,
        way,
        hints: hints && rules.hints,
        solutions: false,
        words: WORKSHEET_PDF_TEXTS[language],
      });
    },
  };
}

/** Prints the same with its authors' solutions: only for callers who may change the sheet. */
export function solvedSheet(version: SheetVersion | null): PdfContribution {
  return {
    async blocks(manager, context, language) {
      const { id } = itemOf(context);
      const { board: sheet } = await BoardReader.of(manager).read(STORED_WORKSHEET, id);
      return laidOut(manager, id, { sheet, version, way: null, hints: false, solutions: true, words: WORKSHEET_PDF_TEXTS[language] });
    },
  };
}

async function laidOut(manager: EntityManager, itemId: string, shown: ShownSheet): Promise<PdfBody> {
  const { title, description } = await manager.findOneByOrFail(Item, { id: itemId });
  const { sheet, version, way, solutions, words } = shown;
  const points = tasksOf(sheet).flatMap((task) => task.points ?? []);
  return {
    title: solutions ? words.solutionsOf(title) : title,
    sheet: {
      ...sheet.look,
      ...{ version, way, solutions },
      description: description === '' ? [] : [textRun(description)],
      points: points.length > 0 ? points.reduce((sum, one) => sum + one, 0) : null,
    },
    blocks: blocksPdf(inVersion(sheet.blocks, version, itemId), shown),
  };
}

import { TOOLS, type WorksheetRules } from '@murmel/contracts';
import {
  type BoardActor,
  isKnownBlock,
  parseWorksheet,
  type Sheet,
  WORKSHEET_MIGRATIONS,
  WORKSHEET_SCHEMA_VERSION,
  type WorksheetTable,
  worksheetKind,
} from '@murmel/documents';
import type { EntityManager } from 'typeorm';
import { BoardReader, type ReadBoard } from '../../core/boards/board-reader.js';
import { filesOf } from '../../core/parts/part-files.js';
import type { StoredBoardKind } from '../../core/tool-contribution/stored-board-kind.js';

export const STORED_WORKSHEET: StoredBoardKind<WorksheetTable, Sheet> = {
  ...worksheetKind,
  item: TOOLS.worksheet.kind,
  schemaVersion: WORKSHEET_SCHEMA_VERSION,
  migrations: WORKSHEET_MIGRATIONS,
  filesOn: ({ blocks, look }) => {
    const known = blocks.filter(isKnownBlock).map((block) => ({ ...block, title: block.task }));
    return new Set([...filesOf(known), ...(look.cover === null ? [] : [look.cover])]);
  },
};

/**
 * A worksheet as it is committed, with its solutions.
 * @param manager may be in a transaction, as a whole class is that writes at once; it has written nothing into the journal
 */
export async function storedWorksheet(manager: EntityManager, itemId: string): Promise<Sheet> {
  return (await BoardReader.of(manager).read(STORED_WORKSHEET, itemId, manager)).board;
}

/** Returns the whole sheet for owner and invited, for all others the version of people who work on it: hints where they are offered. */
export function shownTo(
  { data, board }: ReadBoard<WorksheetTable, Sheet>,
  actor: Pick<BoardActor, 'trusted'>,
  { hints }: Pick<WorksheetRules, 'hints'>,
): Sheet {
  if (actor.trusted) return board;
  const view = worksheetKind.viewOf(data);
  return parseWorksheet(hints ? view : { ...view, blocks: new Map([...view.blocks].filter(([, { kind }]) => kind !== 'Hint')) });
}

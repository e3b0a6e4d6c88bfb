import type { WorksheetInput } from '@murmel/contracts';
import { type BoardData, NEW_WORKSHEET, WORKSHEET_OPERATIONS, type WorksheetTable, worksheetKind } from '@murmel/documents';
import { FilledBoard } from '../../core/boards/filled-board.js';

/** Worksheet as defined in code: its blocks in their order, and its appearance. */
export interface ToldSheet {
  look?: WorksheetInput<'changeLook'>;
  blocks: readonly WorksheetInput<'addBlock'>[];
}

/** @throws Error naming what refuses it */
export function filledSheet({ look, blocks }: ToldSheet, person: string): BoardData<WorksheetTable> {
  const sheet = new FilledBoard({ kind: worksheetKind, operations: WORKSHEET_OPERATIONS }, person, NEW_WORKSHEET);
  if (look) sheet.run('changeLook', look);
  for (const block of blocks) sheet.run('addBlock', block);
  return sheet.data;
}

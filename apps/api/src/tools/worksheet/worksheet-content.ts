import type { WorksheetInput } from '@murmel/contracts';
import { type BoardData, NEW_WORKSHEET, WORKSHEET_OPERATIONS, type WorksheetTable, worksheetKind } from '@murmel/documents';
import { BoardBuilder } from '../../core/boards/board-builder.js';

/** Worksheet as defined in code: its blocks in their order, and its appearance. */
export interface TemplateSheet {
  look?: WorksheetInput<'changeLook'>;
  blocks: readonly WorksheetInput<'addBlock'>[];
}

/** @throws Error naming what refuses it */
export function worksheetContent({ look, blocks }: TemplateSheet, person: string): BoardData<WorksheetTable> {
  const sheet = new BoardBuilder({ kind: worksheetKind, operations: WORKSHEET_OPERATIONS }, person, NEW_WORKSHEET);
  if (look) sheet.run('changeLook', look);
  for (const block of blocks) sheet.run('addBlock', block);
  return sheet.data;
}

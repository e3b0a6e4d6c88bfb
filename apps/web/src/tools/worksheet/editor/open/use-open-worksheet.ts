import type { Worksheet } from '@murmel/contracts';
import { type Sheet, WORKSHEET_OPERATIONS, WORKSHEET_SCHEMA_VERSION, type WorksheetTable, worksheetKind } from '@murmel/documents';
import { type BoardInUse, useOpenBoard } from '../../../../core/boards/use-open-board';
import type { WorksheetInputs } from './worksheet-context';

export type OpenWorksheet = BoardInUse<Sheet, WorksheetInputs>;

const TOOL = { kind: worksheetKind, operations: WORKSHEET_OPERATIONS, schemaVersion: WORKSHEET_SCHEMA_VERSION };

/** Keeps the sheet of an item open. @returns undefined until the first render is done */
export function useOpenWorksheet(item: Worksheet): OpenWorksheet | undefined {
  return useOpenBoard<WorksheetTable, Sheet, WorksheetInputs>(item, TOOL);
}

import type { Worksheet, WorksheetInput, WorksheetOperationName } from '@murmel/contracts';
import type { Sheet } from '@murmel/documents';
import { createContext, use } from 'react';
import type { BoardResult, BoardSession } from '../../../../platform/boards/board-session';

export type WorksheetInputs = { [N in WorksheetOperationName]: WorksheetInput<N> };
export type WorksheetSession = BoardSession<Sheet, WorksheetInputs>;

/** Data of the sheet for the components of the editor. */
export interface WorksheetScreen {
  item: Worksheet;
  /** shown state: the document with the latest own changes */
  sheet: Sheet;
  session: WorksheetSession;
  /** owner or invited with write; others look */
  editable: boolean;
  /** Runs an operation, and shows the reason of a refusal. @param step operations with the same step within 3 s are undone together */
  run<N extends WorksheetOperationName>(operation: N, input: WorksheetInputs[N], step?: string): Promise<BoardResult>;
}

export const WorksheetContext = createContext<WorksheetScreen | null>(null);

/** @throws outside of a worksheet's editor: a programming error */
export function useWorksheet(): WorksheetScreen {
  const screen = use(WorksheetContext);
  if (!screen) throw new Error('WorksheetContext is missing around this part');
  return screen;
}

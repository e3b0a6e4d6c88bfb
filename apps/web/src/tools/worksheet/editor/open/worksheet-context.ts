import type { Worksheet, WorksheetInput, WorksheetOperationName } from '@murmel/contracts';
import type { Sheet } from '@murmel/documents';
import { createContext, use } from 'react';
import type { BoardSession, Done } from '../../../../platform/boards/board-session';

export type WorksheetInputs = { [N in WorksheetOperationName]: WorksheetInput<N> };
export type WorksheetSession = BoardSession<Sheet, WorksheetInputs>;

/** Everything that the parts of the editor need to know of the sheet. */
export interface WorksheetScreen {
  item: Worksheet;
  /** what is shown: the document and what was done here a moment ago */
  sheet: Sheet;
  session: WorksheetSession;
  /** owner or invited with write; others look */
  editable: boolean;
  /** Does it, and says why not when it was refused. @param step what is done with the same one within 3 s is taken back together */
  run<N extends WorksheetOperationName>(operation: N, input: WorksheetInputs[N], step?: string): Promise<Done>;
}

export const WorksheetContext = createContext<WorksheetScreen | null>(null);

/** @throws outside of a worksheet's editor: a programming error */
export function useWorksheet(): WorksheetScreen {
  const screen = use(WorksheetContext);
  if (!screen) throw new Error('WorksheetContext is missing around this part');
  return screen;
}

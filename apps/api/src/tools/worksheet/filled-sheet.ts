import type { WorksheetInput, WorksheetOperationName } from '@murmel/contracts';
import {
  type BoardData,
  type BoardOperation,
  changed,
  NEW_WORKSHEET,
  newPartId,
  parseWorksheet,
  runOperation,
  type Sheet,
  WORKSHEET_OPERATIONS,
  type WorksheetTable,
} from '@murmel/documents';

/** A sheet as it is told in code: its blocks in their order, and how it looks. */
export interface ToldSheet {
  look?: WorksheetInput<'changeLook'>;
  blocks: readonly WorksheetInput<'addBlock'>[];
}

/** Filled by the same operations as by a teacher. @throws Error naming what refuses it */
export function filledSheet({ look, blocks }: ToldSheet, person: string): BoardData<WorksheetTable> {
  let data = NEW_WORKSHEET;
  const actor = { person, trusted: true, base: 'write', at: Date.now() } as const;
  const run = <N extends WorksheetOperationName>(name: N, input: WorksheetInput<N>): void => {
    const operation = WORKSHEET_OPERATIONS[name] as BoardOperation<Sheet, WorksheetInput<N>, WorksheetTable>;
    const outcome = runOperation(operation, parseWorksheet(data), actor, input, newPartId);
    if ('refusal' in outcome) throw new Error(`The sheet refuses ${name}: ${outcome.refusal.code}`);
    data = changed(data, outcome.changes);
  };
  if (look) run('changeLook', look);
  for (const block of blocks) run('addBlock', block);
  return data;
}

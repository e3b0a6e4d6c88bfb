import { WORKSHEET_INPUTS } from '@murmel/contracts';
import { printedWorksheet, WORKSHEET_MIGRATIONS, WORKSHEET_OPERATIONS, WORKSHEET_SCHEMA_VERSION } from '@murmel/documents';
import { boardDocument } from './board-document.js';

/** Board that only trusted users change. Other users' answers are stored outside of it. */
export const worksheet = boardDocument(
  { schemaVersion: WORKSHEET_SCHEMA_VERSION, migrations: WORKSHEET_MIGRATIONS },
  {
    kind: printedWorksheet,
    inputs: WORKSHEET_INPUTS,
    operations: WORKSHEET_OPERATIONS,
    internal: [],
    // Calls copy one block.
    makes: { addBlock: 1, duplicateBlocks: 1 },
    log: () => Promise.resolve(),
  },
);

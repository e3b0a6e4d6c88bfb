import { TEACHING_BOARD_INPUTS } from '@murmel/contracts';
import { TEACHING_BOARD_MIGRATIONS, TEACHING_BOARD_OPERATIONS, TEACHING_BOARD_SCHEMA_VERSION, teachingBoardKind } from '@murmel/documents';
import { boardDocument } from './board-document.js';

/** Board that only trusted users change: its operations refuse every request of guests. */
export const teachingBoard = boardDocument(
  { schemaVersion: TEACHING_BOARD_SCHEMA_VERSION, migrations: TEACHING_BOARD_MIGRATIONS },
  {
    kind: teachingBoardKind,
    inputs: TEACHING_BOARD_INPUTS,
    operations: TEACHING_BOARD_OPERATIONS,
    internal: [],
    // Calls copy one card or one page; of a page's copy they need the page, not each card on it.
    makes: { addPage: 1, duplicatePage: 1, addCard: 1, duplicateCards: 1 },
    log: () => Promise.resolve(),
  },
);

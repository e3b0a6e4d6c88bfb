import { PINBOARD_INPUTS } from '@murmel/contracts';
import {
  changeDocument, differences, INTERNAL_PINBOARD_OPERATIONS, migrateDocument, PINBOARD_MIGRATIONS, PINBOARD_OPERATIONS, PINBOARD_SCHEMA_VERSION, PINBOARD_TABLES,
  pinboardKind, readBoard,
} from '@murmel/documents';
import * as Y from 'yjs';
import { liveBoard } from '../boards/live-board.js';
import { logPinboard } from '../boards/pinboard-log.js';
import type { LiveDocument } from './live-document.js';

export const pinboard: LiveDocument = {
  schemaVersion: PINBOARD_SCHEMA_VERSION,

  migrate: (document, from) => void migrateDocument(document, from, PINBOARD_MIGRATIONS, PINBOARD_SCHEMA_VERSION),

  restore: (document, version) => {
    const then = new Y.Doc();
    Y.applyUpdate(then, version);
    changeDocument(document, differences(readBoard(document, PINBOARD_TABLES), readBoard(then, PINBOARD_TABLES)));
    then.destroy();
  },

  board: liveBoard({
    kind: pinboardKind,
    inputs: PINBOARD_INPUTS,
    operations: PINBOARD_OPERATIONS,
    internal: INTERNAL_PINBOARD_OPERATIONS,
    makes: { addList: 1, addCard: 1, attach: 1 },
    log: logPinboard,
  }),
};

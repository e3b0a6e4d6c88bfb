import { PINBOARD_INPUTS } from '@murmel/contracts';
import {
  INTERNAL_PINBOARD_OPERATIONS,
  PINBOARD_MIGRATIONS,
  PINBOARD_OPERATIONS,
  PINBOARD_SCHEMA_VERSION,
  pinboardKind,
} from '@murmel/documents';
import { logPinboard } from '../boards/pinboard-log.js';
import { boardDocument } from './board-document.js';

export const pinboard = boardDocument(
  { schemaVersion: PINBOARD_SCHEMA_VERSION, migrations: PINBOARD_MIGRATIONS },
  {
    kind: pinboardKind,
    inputs: PINBOARD_INPUTS,
    operations: PINBOARD_OPERATIONS,
    internal: INTERNAL_PINBOARD_OPERATIONS,
    makes: { addList: 1, addCard: 1, attach: 1 },
    log: logPinboard,
  },
);

import { WEBSITE_INPUTS } from '@murmel/contracts';
import { WEBSITE_MIGRATIONS, WEBSITE_OPERATIONS, WEBSITE_SCHEMA_VERSION, websiteKind } from '@murmel/documents';
import { boardDocument } from './board-document.js';

/** Draft of a website: only trusted users change it, and no other user sees it. */
export const website = boardDocument(
  { schemaVersion: WEBSITE_SCHEMA_VERSION, migrations: WEBSITE_MIGRATIONS },
  {
    kind: websiteKind,
    inputs: WEBSITE_INPUTS,
    operations: WEBSITE_OPERATIONS,
    internal: [],
    // No call makes anything: all of it is done in the document.
    makes: {},
    log: () => Promise.resolve(),
  },
);

import { TOOLS } from '@murmel/contracts';
import { type Site, WEBSITE_OPERATIONS, WEBSITE_SCHEMA_VERSION, type WebsiteTable, websiteKind } from '@murmel/documents';
import { refusalText } from '../../core/boards/refusal-text';
import type { InsertPicture } from '../../core/tools/picture-inserters';
import { OpenBoard } from '../../platform/boards/open-board';
import { boardPersonOfSession } from '../../platform/boards/session-person';
import { uploadOwnerFile } from '../../platform/upload/owner-file';
import type { WebsiteInputs } from './editor/open/website-context';

/** ms that the draft may take to open */
const OPENS_WITHIN_MS = 15_000;

/** Appends the picture with its caption to the last page of the draft. Websites have no calls for blocks: the draft is opened for a moment. */
export const insertPicture: InsertPicture = async ({ itemId, file, alt, caption }) => {
  const { id } = await uploadOwnerFile(itemId, file);
  const board = new OpenBoard<WebsiteTable, Site, WebsiteInputs>({
    ...{ kind: websiteKind, operations: WEBSITE_OPERATIONS, schemaVersion: WEBSITE_SCHEMA_VERSION },
    ...{ contentKind: TOOLS.website.kind, itemId, contributes: true },
    ...boardPersonOfSession(itemId, true),
  });
  try {
    const page = (await opened(board)).pages.at(-1);
    if (!page) return;
    const result = await board.run('addBlock', { kind: 'Picture', page: page.id, content: { file: id, alt, caption } });
    if (!result.ok) throw new Error(refusalText(result.refusal));
  } finally {
    board.close();
  }
};

/** @throws Error where it does not open in time */
function opened(board: Pick<OpenBoard<WebsiteTable, Site, WebsiteInputs>, 'view' | 'subscribe'>): Promise<Site> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const { board: site, trusted, facts } = board.view();
      if (site && trusted) settle(() => resolve(site));
      else if (facts.ended) settle(() => reject(new Error('the website is closed')));
    };
    const stop = board.subscribe(look);
    const late = setTimeout(() => settle(() => reject(new Error('the website did not open'))), OPENS_WITHIN_MS);
    const settle = (done: () => void): void => {
      clearTimeout(late);
      stop();
      done();
    };
    look();
  });
}

import { LIMITS } from '@murmel/contracts';
import { seedTextDocument } from '@murmel/documents';
import { FileRefused } from './file-refused.js';
import { HtmlContent } from './html-content.js';
import type { ImportedPicture } from './import-worker-task.js';
import { pictureNumber } from './picture-address.js';

/**
 * Returns the first state of a text document made of untrusted HTML.
 * @param pictures by the number in their address; undefined: it could not be taken @throws FileRefused for more than a text holds
 */
export function textOfMarkup(html: string, pictures: readonly (ImportedPicture | undefined)[]): Uint8Array {
  const content = new HtmlContent((address) => pictures[pictureNumber(address)]).whole(html).toJSON();
  const update = seedTextDocument(content as Parameters<typeof seedTextDocument>[0]);
  // As large as a live document may get; short words in many cells take more room than letters in one.
  if (update.length > LIMITS.collaboration.documentBytes) throw new FileRefused('long');
  return update;
}

import { type Json, LIMITS } from '@murmel/contracts';
import { seedTextDocument } from '@murmel/documents';
import type { BroughtText } from '../../../core/items/contributions.js';
import { apiError } from '../../../platform/api-error.js';
import { HtmlContent } from './html-content.js';

/** Of what stands around words; a text that has more than that is made to be read for a long time. */
const MARKUP_PER_CHARACTER = 20;
const tooLong = () => apiError('TEXT_TOO_LONG', { limit: LIMITS.text.maxCharacters });

/** A text that somebody brings in, as `documentCopying` writes it. @throws TEXT_TOO_LONG with the number of characters */
export function broughtDocument({ html, pictureAt }: BroughtText): Json {
  if (html.length > MARKUP_PER_CHARACTER * LIMITS.text.maxCharacters) throw tooLong();
  const content = new HtmlContent(pictureAt).whole(html).toJSON() as NonNullable<Parameters<typeof seedTextDocument>[0]>;
  // As large as a live document may get; short words in many cells take more room than letters in one.
  if (seedTextDocument(content).length > LIMITS.collaboration.documentBytes) throw tooLong();
  return content as Json;
}

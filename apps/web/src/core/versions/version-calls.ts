import type { Item } from '@murmel/contracts';
import type { api } from '../../platform/api/client';

/** The calls about the history of one kind of live document. */
export type VersionCalls = Pick<typeof api.textDocuments, 'versions' | 'version' | 'restoreVersion'>;

/** History of a document, with the calls that read it. */
export interface History {
  item: Item;
  calls: VersionCalls;
}

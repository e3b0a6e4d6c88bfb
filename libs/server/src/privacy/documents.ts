import { DocumentClient } from '../database/entities/document-client.js';
import { DocumentSnapshot } from '../database/entities/document-snapshot.js';
import { DocumentUpdate } from '../database/entities/document-update.js';
import { DocumentVersion } from '../database/entities/document-version.js';
import { detach, exportRows, nothingToErase, nothingToExport, type PrivacyDeclaration } from './declaration.js';

/** Live documents. The text of one's own goes with its item; in somebody else's it stays and loses its author. */
export const documentDeclarations: readonly PrivacyDeclaration[] = [
  {
    entity: DocumentUpdate,
    personalFields: ['bytes', 'accountId', 'visitorId', 'createdAt'],
    retention: '30 days one by one, then one state per hour, as long as the item',
    export: exportRows(`select item_id, count(*)::int as changes, min(created_at) as first, max(created_at) as last
      from document_update where account_id = $1 group by item_id order by min(created_at)`),
    erase: detach('document_update'),
  },
  {
    entity: DocumentVersion,
    personalFields: ['state', 'accountIds', 'visitorIds'],
    retention: 'as long as the item',
    export: nothingToExport,
    erase: async (manager, { accountId, visitorId }) => {
      if (accountId)
        await manager.query(
          'update document_version set account_ids = array_remove(account_ids, $1::uuid) where $1::uuid = any(account_ids)',
          [accountId],
        );
      if (visitorId)
        await manager.query(
          'update document_version set visitor_ids = array_remove(visitor_ids, $1::uuid) where $1::uuid = any(visitor_ids)',
          [visitorId],
        );
    },
  },
  {
    entity: DocumentClient,
    personalFields: ['accountId', 'visitorId', 'createdAt', 'wrote'],
    retention: 'as long as the item; 30 days when nothing was written under it',
    export: nothingToExport,
    // The row stays without a person: nobody else may take over the client's id.
    erase: detach('document_client'),
  },
  {
    entity: DocumentSnapshot,
    personalFields: ['state'],
    retention: 'as long as the item',
    export: nothingToExport,
    erase: nothingToErase,
  },
];

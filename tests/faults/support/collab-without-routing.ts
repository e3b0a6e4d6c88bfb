import { DocumentOwners } from '../../../collab-server/src/owners/document-owners.js';

// Leads no connection to the owner of its document: each arrives where a broken proxy sends it, and opens the document there.
DocumentOwners.prototype.elsewhere = () => Promise.resolve(undefined);
await import('../../../collab-server/src/main.js');

import { parseDocumentName } from '@murmel/contracts';
import { RefusalError } from '@murmel/server';
import { liveDocumentOfKind } from '../documents/registry.js';
import type { CollaborationExtension, Login } from '../hooks/extension.js';

/** Requires a reload of a page older than the last release, because it would drop unknown data (architecture rule 9). */
export class SchemaVersion implements CollaborationExtension {
  onAuthenticate({ payload }: Login): void {
    const kind = parseDocumentName(payload.documentName)?.kind ?? '';
    const current = liveDocumentOfKind(kind)?.schemaVersion;
    if (current === undefined) throw new RefusalError({ code: 'notFound' });
    const client = Number(payload.requestParameters.get('schemaVersion'));
    if (!(client >= current)) throw new RefusalError({ code: 'outdatedClient', limit: current });
  }
}

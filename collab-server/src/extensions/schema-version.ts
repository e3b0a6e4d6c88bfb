import { parseDocumentName } from '@murmel/contracts';
import { RefusalError } from '@murmel/server';
import { liveDocumentOfKind } from '../documents/registry.js';
import type { CollaborationExtension, Login } from '../hooks/extension.js';

/** A page loaded before the last release would drop what it does not know: it is asked to reload (architecture rule 9). */
export class SchemaVersion implements CollaborationExtension {
  onAuthenticate({ payload }: Login): void {
    const kind = parseDocumentName(payload.documentName)?.kind ?? '';
    const current = liveDocumentOfKind(kind)?.schemaVersion;
    if (current === undefined) throw new RefusalError({ code: 'notFound' });
    const client = Number(payload.requestParameters.get('schemaVersion'));
    if (!(client >= current)) throw new RefusalError({ code: 'outdatedClient', limit: current });
  }
}

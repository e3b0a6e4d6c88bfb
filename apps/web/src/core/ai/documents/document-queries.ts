import type { DocumentQa } from '@murmel/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { orpc } from '../../../platform/api/queries';

/** Query for the caller's documents, the last used one first. */
export const documentsQuery = ({ page, limit, discarded }: { page: number; limit: number; discarded: boolean }) =>
  orpc.documentQas.list.queryOptions({ input: { page, limit, discarded: String(discarded) } });

export const documentQuery = (id: string) => orpc.documentQas.get.queryOptions({ input: { id } });

/** Puts the server's answer about a document into the cache at once. */
export function showDocument(queryClient: QueryClient, document: DocumentQa): void {
  queryClient.setQueryData(documentQuery(document.id).queryKey, document);
}

/** Asks anew for documents and for how many are left. */
export async function refreshDocuments(queryClient: QueryClient): Promise<void> {
  await Promise.all([orpc.documentQas.key(), orpc.userLimits.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

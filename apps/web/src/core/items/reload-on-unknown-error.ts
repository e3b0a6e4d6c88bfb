import { ORPCError } from '@orpc/client';
import { showsUnsaved } from '../../platform/connection/connection-state';
import { reloadCounted } from '../../platform/errors/counted-reload';
import { namespaceOf } from '../../platform/errors/error-text';
import { prefetchTexts } from '../../platform/i18n/i18n';

/**
 * Reloads the page when an operation on an item failed for a reason that the page does not know: mostly the server is newer than it.
 * @returns true if the page goes away now; otherwise the user has to be told
 */
export async function reloadOnUnknownError(error: unknown): Promise<boolean> {
  // Without a line the texts do not come, and nothing else does.
  const texts = await prefetchTexts(['platform/errors/accounts']).then(
    () => true,
    () => false,
  );
  return texts && !isForeseen(error) && reloadCounted(showsUnsaved());
}

/** A lost line is no mystery, and neither is what this page has words for. */
const isForeseen = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ORPCError && namespaceOf(error.code) !== undefined);

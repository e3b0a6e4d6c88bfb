import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { quietApi } from './client';

/**
 * Query and mutation options of every call for React Query: `useQuery(orpc.items.get.queryOptions({ input: { id } }))`.
 * Server faults become a toast only after the last retry (query-client.ts).
 */
export const orpc = createTanstackQueryUtils(quietApi);

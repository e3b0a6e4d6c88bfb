import type { ConverterJob } from '@murmel/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { orpc } from '../../../platform/api/queries';

/** Query for the caller's conversions, the newest first. */
export const jobsQuery = (input: { page: number; limit: number }) => orpc.converters.list.queryOptions({ input });

export const jobQuery = (id: string) => orpc.converters.get.queryOptions({ input: { id } });

/** Puts the server's answer about a conversion into the cache at once. */
export function showJob(queryClient: QueryClient, job: ConverterJob): void {
  queryClient.setQueryData(jobQuery(job.id).queryKey, job);
}

/** Asks anew for conversions and for how many are left. */
export async function refreshJobs(queryClient: QueryClient): Promise<void> {
  await Promise.all([orpc.converters.key(), orpc.userLimits.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

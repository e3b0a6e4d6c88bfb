import type { AiImage } from '@murmel/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { orpc } from '../../../platform/api/queries';

const AT_ONCE = 24;

/** Query for the caller's pictures, the newest first. */
export const imagesQuery = () =>
  orpc.aiImages.list.infiniteOptions({
    input: (page: number) => ({ page, limit: AT_ONCE }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
  });

export const imageQuery = (id: string) => orpc.aiImages.get.queryOptions({ input: { id } });

/** Puts the server's answer about a picture into the cache at once. */
export function showImage(queryClient: QueryClient, image: AiImage): void {
  queryClient.setQueryData(imageQuery(image.id).queryKey, image);
}

/** Asks anew for pictures and for how many are left. */
export async function refreshImages(queryClient: QueryClient): Promise<void> {
  await Promise.all([orpc.aiImages.key(), orpc.userLimits.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

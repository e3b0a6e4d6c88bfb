import type { AiImage as ImageEntry } from '@murmel/contracts';
import type { AiImage } from '@murmel/server';

/** Returns the details of an image that its teacher sees. */
export function imageEntry({ id, prompt, style, size, guidance, steps, seed, negative, model, ...image }: AiImage): ImageEntry {
  const { modelName, providerName, state, failure, altText, storageKey, width, height, createdAt } = image;
  const url = `/api/ai/images/${id}`;
  return {
    ...{ id, prompt, style, size, guidance, steps, seed, negative, model, modelName, provider: providerName, state, failure, altText },
    file:
      storageKey === null || width === null || height === null
        ? null
        : { url: `${url}/file`, thumbnailUrl: `${url}/thumbnail`, width, height },
    createdAt: createdAt.toISOString(),
  };
}

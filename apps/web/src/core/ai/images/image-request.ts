import { AI_IMAGE_LIMITS, type AiImage, type AiImageSize, type AiImageStyle, type ImageModelCard } from '@murmel/contracts';

/** Settings chosen beside the prompt; a seed of null is another one each time. */
export interface ImageRequest {
  style: AiImageStyle;
  size: AiImageSize;
  guidance: number;
  steps: number;
  seed: number | null;
  /** what it must not show */
  negative: string;
  model: string;
}

/** Returns the defaults of a model. */
export function defaultImageRequest(model: ImageModelCard): ImageRequest {
  const { guidance, steps } = AI_IMAGE_LIMITS;
  return { style: 'photo', size: model.sizes[0]!, guidance: guidance.usual, steps: steps.usual, seed: null, negative: '', model: model.id };
}

/** Changes the model: an unsupported size is replaced by a supported one. */
export function withModel(wanted: ImageRequest, model: ImageModelCard): ImageRequest {
  const size = model.sizes.includes(wanted.size) ? wanted.size : model.sizes[0]!;
  return { ...wanted, model: model.id, size };
}

/** The same picture once more, as far as its model is still there. */
export function repeatRequest(
  { style, size, guidance, steps, seed, negative, model }: AiImage,
  models: readonly ImageModelCard[],
): ImageRequest {
  const card = models.find(({ id }) => id === model) ?? models[0]!;
  const usual = defaultImageRequest(card);
  return withModel(
    { ...usual, style, size, seed, negative: negative ?? '', guidance: guidance ?? usual.guidance, steps: steps ?? usual.steps },
    card,
  );
}

/** True if one picture differs from another only by its seed. */
export function isSimilar(one: AiImage, other: AiImage): boolean {
  return one.id !== other.id && (['prompt', 'negative', 'style', 'size', 'model'] as const).every((field) => one[field] === other[field]);
}

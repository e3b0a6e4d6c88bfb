import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type AiImageKnob, type AiImageNumber, type AiImageSize, MEGABYTE, SERVER_LIMITS } from '@murmel/contracts';
import { generateImage } from 'ai';
import { failureOf } from '../ai-failure.js';
import type { OfferedImageModel } from '../ai-providers.js';
import { fetchFrom } from '../provider-fetch.js';

const maxBytes = SERVER_LIMITS.aiImages.answerMegabytes * MEGABYTE;
/** Under which the SDK is handed what goes along with a request. */
const NAME = 'images';

export interface ImageRequest extends Record<AiImageNumber, number | null> {
  /** what must not be in it, without personal data */
  negative: string | null;
  /** the prompt that is sent, without personal data */
  prompt: string;
  size: AiImageSize;
  /** aborts when the result is no longer awaited */
  signal: AbortSignal;
}

/**
 * Requests one image from a model, once. The bytes are untrusted: the caller re-encodes them.
 * @throws AiFailure
 */
export async function requestedImage({ provider, model }: OfferedImageModel, request: ImageRequest): Promise<Uint8Array> {
  const { id, fields, options, remoteId = id } = model;
  const knobs = Object.entries(fields).map(([knob, field]) => [field, request[knob as AiImageKnob]] as const);
  const chosen = knobs.filter((entry): entry is [string, string | number] => entry[1] !== null && entry[1] !== '');
  try {
    const { image } = await generateImage({
      model: createOpenAICompatible({
        name: NAME,
        baseURL: provider.baseUrl,
        ...(provider.key !== undefined && { apiKey: provider.key }),
        headers: provider.headers,
        queryParams: provider.query,
        fetch: fetchFrom(provider, maxBytes),
      }).imageModel(remoteId),
      prompt: request.prompt,
      size: request.size,
      providerOptions: { [NAME]: { ...options, ...Object.fromEntries(chosen) } },
      maxRetries: 0,
      abortSignal: request.signal,
    });
    return image.uint8Array;
  } catch (error) {
    throw failureOf(error);
  }
}

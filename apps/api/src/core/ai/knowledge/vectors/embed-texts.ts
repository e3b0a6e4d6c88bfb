import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany } from 'ai';
import { AiFailure, failureOf } from '../../ai-failure.js';
import type { OfferedEmbeddingModel } from '../../ai-providers.js';

/** Returns the embeddings of texts by a model, in their order. @param texts without personal names @throws AiFailure */
export async function embedTexts(
  { provider, model }: OfferedEmbeddingModel,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<number[][]> {
  const { id, baseUrl, key, headers, query } = provider;
  const sdk = createOpenAICompatible({
    name: id,
    baseURL: baseUrl,
    ...(key !== undefined && { apiKey: key }),
    headers,
    queryParams: query,
  });
  const asked = embedMany({
    model: sdk.embeddingModel(model.remoteId ?? model.id),
    values: [...texts],
    maxRetries: 0,
    maxParallelCalls: 1,
    abortSignal: signal,
  });
  const { embeddings } = await asked.catch((error: unknown) => {
    throw failureOf(error);
  });
  const dimensions = embeddings[0]?.length ?? 0;
  if (embeddings.length !== texts.length || dimensions === 0 || embeddings.some(({ length }) => length !== dimensions))
    throw new AiFailure('broken', 'not one vector for each text');
  return embeddings;
}

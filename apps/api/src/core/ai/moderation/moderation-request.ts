import { MEGABYTE } from '@murmel/contracts';
import type { AiModerationModel, AiProvider } from '@murmel/server';
import { z } from 'zod';
import type { Unsafe } from '../../insults/unsafe.js';
import { fetchFrom } from '../provider-fetch.js';
import { ModerationAway } from './moderation-away.js';

/** Time for one check; a class waits for its sentences meanwhile. */
const WITHIN_MS = 5000;
const answered = z.object({
  results: z.array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean().nullish()).default({}) })).min(1),
});

export interface OfferedModeration {
  provider: AiProvider;
  model: AiModerationModel;
}

/** Asks a provider's moderation about a text without names. @throws ModerationAway: then nothing is shown */
export async function requestedVerdict(
  { provider, model }: OfferedModeration,
  text: string,
  signal: AbortSignal,
): Promise<Unsafe | undefined> {
  const address = new URL(`${provider.baseUrl.replace(/\/$/, '')}/moderations`);
  for (const [name, value] of Object.entries(provider.query)) address.searchParams.set(name, value);
  const key = provider.key === undefined ? {} : { authorization: `Bearer ${provider.key}` };
  try {
    const response = await fetchFrom(provider, MEGABYTE)(address, {
      method: 'POST',
      headers: { ...key, ...provider.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ model: model.remoteId ?? model.id, input: text }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]),
    });
    if (!response.ok) throw new Error(String(response.status));
    const { results } = answered.parse(await response.json());
    const said = results.flatMap(({ categories }) => Object.entries(categories).flatMap(([name, isSo]) => (isSo ? [name] : [])));
    if (said.some((name) => /self.?harm/i.test(name))) return 'selfHarm';
    return results.some(({ flagged }) => flagged) ? 'filtered' : undefined;
  } catch (error) {
    signal.throwIfAborted();
    throw new ModerationAway(error instanceof Error ? error.name : 'unknown');
  }
}

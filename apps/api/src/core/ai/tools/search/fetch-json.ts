import { SERVER_LIMITS } from '@murmel/contracts';
import type { z } from 'zod';
import { operatorFetch } from '../operator-fetch.js';
import { StepFailed } from '../step-failed.js';

const { pageBytes, withinSeconds } = SERVER_LIMITS.aiTools;
const asked = operatorFetch(pageBytes, withinSeconds);

/** Address to query, and the key for it. */
export interface Lookup {
  url: string;
  /** parameters that are added to those of the address */
  query: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Requests a service that the operator configured. An error contains neither the address nor the answer because they may contain a key.
 * @throws StepFailed
 */
export function fetchLookup({ url, query, headers = {} }: Lookup, signal: AbortSignal): Promise<Response> {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return asked(address, { headers, signal }).catch(() => {
    throw new StepFailed('unreachable');
  });
}

/** The same, of an answer in JSON. @throws StepFailed */
export async function fetchJson<Schema extends z.ZodType>(lookup: Lookup, schema: Schema, signal: AbortSignal): Promise<z.output<Schema>> {
  const response = await fetchLookup(lookup, signal);
  const received: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  const { data, success } = schema.safeParse(received);
  if (!success) throw new StepFailed('unreachable');
  return data;
}

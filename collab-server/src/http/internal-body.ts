import type { IncomingMessage } from 'node:http';
import { acceptedSecrets, type Configuration, isInternalCall, joinTrace, serve } from '@murmel/server';
import type { z } from 'zod';
import type { Relays } from '../relay/relays.js';
import { type Answer, json, readBody } from './routes.js';

export interface InternalParts {
  configuration: Configuration;
  relays: Relays;
}

export interface InternalCall {
  path: string;
  /** the document that it is about */
  itemId: string;
  /** bytes */
  longest: number;
}

/**
 * The body of a call that only other processes of this installation may make; they have decided who may.
 * @returns what to answer instead: when it is too long, not signed or does not fit, and what the server says that has the document
 */
export async function internalBody<S extends z.ZodType>(
  { configuration, relays }: InternalParts,
  request: IncomingMessage,
  { path, itemId, longest }: InternalCall,
  schema: S,
): Promise<{ body: z.output<S> } | Answer> {
  const body = await readBody(request, longest);
  if (body === undefined) return json(413, { code: 'TOO_LARGE' });
  if (!isInternalCall(acceptedSecrets(configuration), { method: 'POST', path, body }, request.headers))
    return json(403, { code: 'FORBIDDEN' });
  joinTrace(request.headers);
  serve(`POST /internal/documents/${path.split('/').at(-1)}`);
  const parsed = schema.safeParse(parseJson(body));
  if (!parsed.success) return json(400, { code: 'BAD_REQUEST' });
  const owner = await relays.ownerFor(itemId, request);
  if (!owner) return { body: parsed.data };
  return (await relays.call(owner, path, request, body)) ?? json(503, {});
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import type { IncomingMessage } from 'node:http';
import { acceptedSecrets, type Configuration, isInternalCall } from '@murmel/server';
import type { z } from 'zod';
import { type Answer, json, readBody } from './routes.js';

/**
 * The body of a call that only other processes of this installation may make; they have decided who may.
 * @param longest bytes
 * @returns what to answer instead when it is too long, not signed or does not fit
 */
export async function internalBody<S extends z.ZodType>(
  configuration: Configuration,
  request: IncomingMessage,
  path: string,
  schema: S,
  longest: number,
): Promise<{ body: z.output<S> } | Answer> {
  const body = await readBody(request, longest);
  if (body === undefined) return json(413, { code: 'TOO_LARGE' });
  if (!isInternalCall(acceptedSecrets(configuration), { method: 'POST', path, body }, request.headers))
    return json(403, { code: 'FORBIDDEN' });
  const parsed = schema.safeParse(parseJson(body));
  return parsed.success ? { body: parsed.data } : json(400, { code: 'BAD_REQUEST' });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { documentName, LIMITS } from '@murmel/contracts';
import { z } from 'zod';
import { liveDocumentOfKind } from '../documents/registry.js';
import type { Restorer } from '../documents/restore.js';
import { type InternalParts, internalBody } from './internal-body.js';
import { json, type Route } from './routes.js';

/** Every file that an item may have, with its quotes and comma, and the rest. */
const LONGEST_BODY = LIMITS.file.perItem * 40 + 1000;
const order = z.strictObject({
  versionId: z.string().regex(/^\d{1,19}$/),
  accountId: z.uuid().nullable().default(null),
  visitorId: z.uuid().nullable().default(null),
  without: z.array(z.string().max(40)).max(LIMITS.file.perItem).default([]),
});

export interface RestoreParts extends InternalParts {
  restorer: Restorer;
}

/** `POST /internal/documents/<kind>/<id>/restore`: only for other processes of this installation; the api has decided who may. */
export function restoreRoute(parts: RestoreParts): Route {
  return {
    method: 'POST',
    path: /^\/internal\/documents\/([a-z_]{1,40})\/([0-9a-f-]{36})\/restore$/,
    answer: async (request, [path, kind = '', itemId = '']) => {
      const asked = await internalBody(parts, request, { path, itemId, longest: LONGEST_BODY }, order);
      if ('status' in asked) return asked;
      const live = liveDocumentOfKind(kind);
      if (!live) return json(400, { code: 'BAD_REQUEST' });
      const { versionId, accountId, visitorId, without } = asked.body;
      const restoring = { versionId, author: { accountId, visitorId }, without: new Set(without) };
      const restored = await parts.restorer.restore(documentName(kind, itemId), itemId, live, restoring);
      return restored ? json(200, {}) : json(404, { code: 'NOT_FOUND' });
    },
  };
}

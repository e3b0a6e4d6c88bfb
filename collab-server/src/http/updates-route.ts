import { documentName, LIMITS } from '@murmel/contracts';
import { RefusalError } from '@murmel/server';
import { z } from 'zod';
import { liveDocumentOfKind } from '../documents/registry.js';
import type { UpdatesByCall } from '../documents/updates-by-call.js';
import { type InternalParts, internalBody } from './internal-body.js';
import { json, type Route } from './routes.js';

/** An update in base64, and the rest. */
const LONGEST_BODY = Math.ceil(LIMITS.collaboration.updateBytes / 3) * 4 + 1000;
const order = z.strictObject({ update: z.base64(), accountId: z.uuid().nullable(), visitorId: z.uuid().nullable() });

/** `POST /internal/documents/<kind>/<id>/updates`: only for other processes of this installation; the api has decided who may. */
export function updatesRoute(parts: InternalParts & { updates: UpdatesByCall }): Route {
  return {
    method: 'POST',
    path: /^\/internal\/documents\/([a-z_]{1,40})\/([0-9a-f-]{36})\/updates$/,
    answer: async (request, [path, kind = '', itemId = '']) => {
      const asked = await internalBody(parts, request, { path, itemId, longest: LONGEST_BODY }, order);
      if ('status' in asked) return asked;
      const live = liveDocumentOfKind(kind);
      // Changes to boards are authorized operation by operation.
      if (!live || live.board) return json(400, { code: 'BAD_REQUEST' });
      const { update, accountId, visitorId } = asked.body;
      try {
        await parts.updates.store(documentName(kind, itemId), itemId, { accountId, visitorId }, Buffer.from(update, 'base64'));
        return json(200, {});
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
        return error.refusal.code === 'unavailable' ? json(503, {}) : json(200, { refusal: error.refusal });
      }
    },
  };
}

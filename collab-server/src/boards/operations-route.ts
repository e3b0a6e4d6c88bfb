import { BOARD_BASES, documentName, LIMITS } from '@murmel/contracts';
import { z } from 'zod';
import { liveDocumentOfKind } from '../documents/registry.js';
import { type InternalParts, internalBody } from '../http/internal-body.js';
import { json, type Route } from '../http/routes.js';
import type { BoardRooms } from './board-rooms.js';
import type { CommandRunner } from './run-command.js';

const order = z.strictObject({
  operation: z.string(),
  input: z.unknown(),
  actor: z.strictObject({
    person: z.uuid().nullable(),
    accountId: z.uuid().nullable(),
    visitorId: z.uuid().nullable(),
    incognitoId: z.uuid().optional(),
    trusted: z.boolean(),
    base: z.enum(BOARD_BASES),
  }),
  commandId: z.uuid().optional(),
});

export interface OperationsParts extends InternalParts {
  runner: CommandRunner;
  rooms: BoardRooms;
}

/** `POST /internal/documents/<kind>/<id>/operations`: changes by the API to a board, by the same operations as those of clients. */
export function operationsRoute(parts: OperationsParts): Route {
  const { runner, rooms } = parts;
  return {
    method: 'POST',
    path: /^\/internal\/documents\/([a-z_]{1,40})\/([0-9a-f-]{36})\/operations$/,
    answer: async (request, [path, kind = '', itemId = '']) => {
      const asked = await internalBody(parts, request, { path, itemId, longest: LIMITS.board.orderBytes }, order);
      if ('status' in asked) return asked;
      const {
        operation,
        actor: { accountId, visitorId, incognitoId, ...actor },
        commandId,
      } = asked.body;
      const board = liveDocumentOfKind(kind)?.board;
      const input = board?.parse(operation, asked.body.input);
      if (!board || input === undefined) return json(400, { code: 'BAD_REQUEST' });
      const source = documentName(kind, itemId);
      const outcome = await runner.run({
        source,
        itemId,
        board,
        operation,
        input,
        commandId,
        author: { accountId, visitorId, incognitoId },
        actor: async () => ({ ...actor, at: Date.now() }),
      });
      await rooms.settled(source);
      return json(200, outcome);
    },
  };
}

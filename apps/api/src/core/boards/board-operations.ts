import { type BoardRefusal, documentName, ERRORS, LIMITS } from '@murmel/contracts';
import { CollaborationCallError, type Configuration, type Logger, postToCollaboration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { apiError } from '../../platform/api-error.js';
import { CONFIGURATION, LOGGER } from '../../platform/injection-tokens.js';
import type { OperationRunner, OrderedOperation } from '../tool-contribution/board-changes.js';

const answer = z.union([
  z.object({ made: z.array(z.string()) }),
  z.object({
    refusal: z.object({
      code: z.enum(Object.keys(ERRORS) as [keyof typeof ERRORS]),
      limit: z.number().optional(),
      seconds: z.number().optional(),
    }),
  }),
]);

/** Runs an operation on a board. collab-server executes it because other users may be editing the board at the same time. */
@Injectable()
export class BoardOperations implements OperationRunner {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Resolves when what happened is committed.
   * @returns ids of the parts that were made, in the order of the operation
   * @throws what the operation refuses with, BAD_REQUEST for an order too large to be sent to a collab-server,
   *   COLLABORATION_UNAVAILABLE when no collab-server could apply it
   */
  async run(order: OrderedOperation): Promise<string[]> {
    const done = await this.order(order);
    if ('made' in done) return done.made;
    const { code, limit, seconds }: { code: BoardRefusal['code']; limit?: number | undefined; seconds?: number | undefined } = done.refusal;
    const data = { ...(limit === undefined ? {} : { limit }), ...(seconds === undefined ? {} : { seconds }) };
    throw apiError(code, Object.keys(data).length === 0 ? undefined : data);
  }

  private async order({
    kind,
    itemId,
    operation,
    input,
    actor: { person, trusted, base },
    author,
    commandId,
  }: OrderedOperation): Promise<z.infer<typeof answer>> {
    const body = { operation, input, actor: { person, ...author, trusted, base }, ...(commandId === undefined ? {} : { commandId }) };
    const max = LIMITS.board.orderBytes;
    // collab-server would close the line on it, and what a stranger sent would look like a server that is away.
    if (Buffer.byteLength(JSON.stringify(body)) > max) throw apiError('BAD_REQUEST', { reason: 'too large', max });
    try {
      return answer.parse(
        await postToCollaboration(this.configuration, `/internal/documents/${documentName(kind, itemId)}/operations`, body),
      );
    } catch (error) {
      if (error instanceof CollaborationCallError && error.status === 404) throw apiError('NOT_FOUND');
      this.logger.error({ err: error, itemId, operation }, 'board operation could not be carried out');
      throw apiError('COLLABORATION_UNAVAILABLE');
    }
  }
}

import type { Connection, onStatelessPayload } from '@hocuspocus/server';
import { type BoardAnswer, type BoardRefusal, documentName, LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import type { BoardActor } from '@murmel/documents';
import type { Logger } from '@murmel/server';
import { z } from 'zod';
import { liveDocumentOfKind } from '../documents/registry.js';
import { TokenBucket } from '../extensions/token-bucket.js';
import type { CollaborationExtension, Context } from '../hooks/extension.js';
import type { Session } from '../sessions/session.js';
import type { BoardRooms } from './board-rooms.js';
import { commandIdOf } from './command-ids.js';
import type { CommandRunner } from './run-command.js';

const { commandBytes } = LIMITS.board;
const { perSecond, burst, waitingPerPerson } = SERVER_LIMITS.boardCommands;
const command = z.strictObject({
  type: z.literal('command'),
  id: z.string().regex(/^[0-9a-f]{32}$/),
  operation: z.string().max(40),
  input: z.unknown(),
});

/** Rate limit of one person over all their connections: a second tab does not double it. */
interface Allowance {
  bucket: TokenBucket;
  waiting: number;
}

/**
 * Runs commands of untrusted clients on a board (architecture rule 5). Each command gets exactly one answer; a refused one changes nothing
 * and the next one counts again. Hocuspocus neither waits for this hook nor survives a throw in it.
 */
export class BoardCommands implements CollaborationExtension {
  private readonly allowances = new Map<string, Allowance>();

  constructor(
    private readonly runner: CommandRunner,
    private readonly rooms: BoardRooms,
    private readonly logger: Logger,
  ) {}

  onStateless({ connection, payload }: onStatelessPayload): void {
    const { session } = connection.context as Context;
    if (!session.view) return;
    const asked = payload.length > commandBytes ? undefined : command.safeParse(parseJson(payload)).data;
    if (!asked) return this.answerRubbish(connection, payload);
    const answer = (outcome: { made: string[] } | { refusal: BoardRefusal }): void => {
      const message: BoardAnswer =
        'made' in outcome
          ? { type: 'answer', re: asked.id, ok: true, made: outcome.made }
          : { type: 'answer', re: asked.id, ok: false, refusal: outcome.refusal };
      connection.sendStateless(JSON.stringify(message));
    };
    const refusal = this.refuse(session, asked.operation);
    if (refusal) return answer({ refusal });
    void this.run(session, asked).then(answer, (error: unknown) => {
      this.logger.error({ err: error, itemId: session.itemId }, 'a command could not be carried out');
      answer({ refusal: { code: 'UNAVAILABLE' } });
    });
  }

  onDisconnect({ context: { session } }: { context: Context }): void {
    const person = session.personId;
    // Kept while something waits, so that coming back is no new allowance.
    if (person !== null && this.allowances.get(person)?.waiting === 0 && this.allowances.size > 1000) this.allowances.delete(person);
  }

  private refuse(session: Session, operation: string): BoardRefusal | undefined {
    if (session.personId === null) return { code: 'UNAUTHORIZED' };
    const board = liveDocumentOfKind(session.kind)?.board;
    if (!board?.fromBrowsers(operation)) return { code: 'BAD_REQUEST' };
    const allowance = this.of(session.personId);
    if (allowance.waiting >= waitingPerPerson || !allowance.bucket.take(performance.now()))
      return { code: 'TOO_MANY_REQUESTS', limit: perSecond, seconds: 1 };
    return undefined;
  }

  private async run(
    session: Session,
    { id, operation, input: given }: z.infer<typeof command>,
  ): Promise<{ made: string[] } | { refusal: BoardRefusal }> {
    const board = liveDocumentOfKind(session.kind)?.board;
    const input = board?.parse(operation, given);
    const person = session.personId;
    if (!board || person === null || input === undefined) return { refusal: { code: 'BAD_REQUEST' } };
    const allowance = this.of(person);
    const source = documentName(session.kind, session.itemId);
    allowance.waiting += 1;
    try {
      const outcome = await this.runner.run({
        source,
        itemId: session.itemId,
        board,
        operation,
        input,
        commandId: commandIdOf(person, id),
        author: session.author,
        actor: () => actorOf(session, person),
      });
      await this.rooms.settled(source);
      return outcome;
    } finally {
      allowance.waiting -= 1;
    }
  }

  private of(person: string): Allowance {
    let allowance = this.allowances.get(person);
    if (!allowance) {
      allowance = { bucket: new TokenBucket(burst, perSecond), waiting: 0 };
      this.allowances.set(person, allowance);
    }
    return allowance;
  }

  /** Answers an invalid message that has an id; one without an id gets no answer. */
  private answerRubbish(connection: Connection, payload: string): void {
    const id = /"id"\s*:\s*"([0-9a-f]{32})"/.exec(payload.slice(0, 200))?.[1];
    if (!id) return;
    const answer: BoardAnswer = { type: 'answer', re: id, ok: false, refusal: { code: 'BAD_REQUEST' } };
    connection.sendStateless(JSON.stringify(answer));
  }
}

/** Resolves the actor at the command's turn, so a right revoked meanwhile is no longer effective. */
async function actorOf(session: Session, person: string): Promise<BoardActor | BoardRefusal> {
  const outcome = await session.deciding;
  if (outcome && 'refusal' in outcome) return { code: 'NOT_FOUND' };
  return { person, trusted: false, base: outcome?.base ?? session.base, at: Date.now() };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

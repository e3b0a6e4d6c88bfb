import type { BoardRefusal } from '@murmel/contracts';
import { type BoardActor, type BoardData, changeDocument, newPartId, WatchedBoard } from '@murmel/documents';
import { type Author, RefusalError } from '@murmel/server';
import type { DataSource } from 'typeorm';
import type * as Y from 'yjs';
import type { ServerChanges } from '../documents/server-changes.js';
import { partIdsOf } from './command-ids.js';
import type { LiveBoard } from './live-board.js';

export interface RequestedCommand {
  /** name of the source document */
  source: string;
  itemId: string;
  board: LiveBoard;
  operation: string;
  /** input as returned by `LiveBoard.parse` */
  input: unknown;
  author: Author;
  /** resolved at this command's turn, with the rights at that time; a refusal ends it */
  actor: () => Promise<BoardActor | BoardRefusal>;
  /** id in the journal; without one the command is executed on every request */
  commandId?: string | undefined;
}

export type CommandOutcome = { made: string[] } | { refusal: BoardRefusal };

/** Carries out what people without trust and the api ask for: decided when its turn comes, done at most once. */
export class CommandRunner {
  private readonly watched = new WeakMap<Y.Doc, WatchedBoard<string>>();

  constructor(
    private readonly database: DataSource,
    private readonly changes: ServerChanges,
  ) {}

  /**
   * @throws when it could not be journaled; no client has seen anything then
   */
  async run(command: RequestedCommand): Promise<CommandOutcome> {
    const { source, itemId, author, commandId } = command;
    let actor: BoardActor | BoardRefusal = { code: 'FORBIDDEN' };
    let done = false;
    try {
      const change = await this.changes.change(source, itemId, {
        author,
        ...(commandId ? { commandId } : {}),
        before: async () => {
          done = commandId !== undefined && (await this.wasDone(itemId, commandId));
          if (!done) actor = await command.actor();
        },
        work: (twin): CommandOutcome => {
          if (done) return { made: this.madeBefore(command) };
          return 'code' in actor ? { refusal: actor } : this.decide(twin, command, actor);
        },
      });
      return change.repeated ? { made: this.madeBefore(command) } : change.result;
    } catch (error) {
      if (error instanceof RefusalError && error.refusal.code === 'documentFull')
        return { refusal: { code: 'BOARD_FULL', ...(error.refusal.limit === undefined ? {} : { limit: error.refusal.limit }) } };
      throw error;
    }
  }

  private decide(twin: Y.Doc, { board, operation, input, commandId }: RequestedCommand, actor: BoardActor): CommandOutcome {
    const outcome = board.run(
      operation,
      input,
      this.dataOf(twin, board),
      { ...actor, at: Date.now() },
      commandId ? partIdsOf(commandId) : newPartId,
    );
    if ('refusal' in outcome) return outcome;
    changeDocument(twin, outcome.changes);
    return { made: outcome.made };
  }

  /** Read once per twin, then kept up with it. */
  private dataOf(twin: Y.Doc, board: LiveBoard): BoardData {
    let watched = this.watched.get(twin);
    if (!watched) {
      watched = new WatchedBoard(twin, board.tables);
      this.watched.set(twin, watched);
    }
    return watched.data;
  }

  private madeBefore({ board, operation, commandId }: RequestedCommand): string[] {
    const newId = partIdsOf(commandId ?? '');
    return Array.from({ length: board.makes(operation) }, newId);
  }

  private async wasDone(itemId: string, commandId: string): Promise<boolean> {
    return (
      (
        await this.database.manager.query<unknown[]>('select 1 from document_command where item_id = $1 and command_id = $2', [
          itemId,
          commandId,
        ])
      ).length > 0
    );
  }
}

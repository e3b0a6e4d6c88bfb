import type { BoardAnswer, BoardCommand } from '@murmel/contracts';
import { parseDocumentName } from '@murmel/contracts';
import type { Ticket } from '../collaboration/ticket';
import type { SavedCommand } from './board-snapshot';
import { type BoardSocket, type BoardSocketOptions, openBoardSocket } from './board-socket';
import { TemporaryIds } from './temporary-ids';

export interface SendCommandsOptions {
  schemaVersion: number;
  requestTicket(): Promise<Ticket>;
  /** so long at most for all of them */
  withinMs: number;
  newSocket?(options: BoardSocketOptions): BoardSocket;
}

/**
 * Sends the outbox of a board's view that is open in no tab, one command after the other; each is done once, however often it is sent.
 * @returns whether the server has done all of it: what it refuses, or did not answer, its page sends again
 */
export async function sendCommands(commands: readonly SavedCommand[], options: SendCommandsOptions): Promise<boolean> {
  const { schemaVersion, requestTicket, withinMs, newSocket: newLine = openBoardSocket } = options;
  const ticket = await requestTicket();
  // A client trusted by now has its own copy, and newer releases have their own operations.
  if (parseDocumentName(ticket.documentName)?.view !== true || ticket.schemaVersion > schemaVersion) return false;
  const names = new TemporaryIds();
  let answered: ((answer: BoardAnswer | undefined) => void) | undefined;
  let line: BoardSocket | undefined;
  let stands = false;
  const over = new Promise<undefined>((end) => setTimeout(end, withinMs));
  const ready = new Promise<boolean>((settle) => {
    const giveUp = (): void => {
      settle(false);
      answered?.(undefined);
    };
    line = newLine({
      documentName: ticket.documentName,
      schemaVersion,
      ticket: () => Promise.resolve(ticket.ticket),
      onEvent: ({ type }) => {
        if (type === 'synced') settle(true);
        // Before it stands it says so, too.
        if (type === 'connected') stands = true;
        if (type === 'disconnected' && stands) giveUp();
      },
      onNotice: (notice) => notice.type === 'answer' && answered?.(notice),
      onRefusal: giveUp,
      onFailure: giveUp,
    });
    line.open();
  });
  const ask = async ({ id, operation, input }: SavedCommand): Promise<BoardAnswer | undefined> => {
    const answer = new Promise<BoardAnswer | undefined>((resolve) => {
      answered = (given) => (given === undefined || given.re === id) && resolve(given);
    });
    const command: BoardCommand = { type: 'command', id, operation, input: names.rewritten(input) };
    line?.send(JSON.stringify(command));
    return Promise.race([answer, over]);
  };
  try {
    if ((await Promise.race([ready, over])) !== true) return false;
    for (const command of commands) {
      const answer = await ask(command);
      if (!answer?.ok) return false;
      answer.made.forEach((made, index) => names.assign(command.ids[index] ?? made, made));
    }
    return true;
  } finally {
    line?.close();
  }
}

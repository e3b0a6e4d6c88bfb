import type { BoardSnapshotJson } from '../boards/board-snapshot';
import { sendCommands } from '../boards/send-commands';
import { requestTicket } from '../collaboration/request-ticket';
import type { OutboxWork } from './outbox-records';

/** Time a user accepts to wait at a dialog. */
const WITHIN_MS = 15_000;

/** Sends the commands a user made at the view of a board. */
export function sendBoardCommands({ item, value }: OutboxWork): Promise<boolean> {
  const { schemaVersion, commands } = value as BoardSnapshotJson;
  return sendCommands(commands, {
    schemaVersion,
    requestTicket: () => requestTicket(item.id, item.abilities.contribute),
    withinMs: WITHIN_MS,
  });
}

import type { PageValue } from '../boards/board-page';
import { sendCommands } from '../boards/send-commands';
import { requestTicket } from '../collaboration/request-ticket';
import type { WaitingWork } from './pieces';

/** Time a user accepts to wait at a dialog. */
const WITHIN_MS = 15_000;

/** Sends the commands a user made at the view of a board. */
export function sendBoard({ item, value }: WaitingWork): Promise<boolean> {
  const { schemaVersion, commands } = value as PageValue;
  return sendCommands(commands, {
    schemaVersion,
    requestTicket: () => requestTicket(item.id, item.abilities.contribute),
    withinMs: WITHIN_MS,
  });
}

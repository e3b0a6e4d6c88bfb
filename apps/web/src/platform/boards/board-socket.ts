import { Connection, type ConnectionOptions } from '../collaboration/connection';
import { collaborationServer, socketAddress } from '../collaboration/socket-address';

/** One copy of one of a board's two documents, and the socket that keeps it equal with the server's. */
export type BoardSocket = Pick<Connection, 'document' | 'own' | 'heard' | 'awareness' | 'open' | 'reconnect' | 'send' | 'close'>;
export type BoardSocketOptions = Omit<ConnectionOptions, 'address'> & { schemaVersion: number };

export function openBoardSocket({ schemaVersion, ...options }: BoardSocketOptions): BoardSocket {
  const address = socketAddress(collaborationServer(), options.documentName, schemaVersion, location.href);
  return new Connection({ ...options, address });
}

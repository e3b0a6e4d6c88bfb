import { type Server as HttpServer, type IncomingMessage, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { parseDocumentName } from '@murmel/contracts';
import type { CollaborationExtension } from '../hooks/extension.js';
import { SOCKET_HEADER, type Sockets } from './sockets.js';

/** Where browsers ask for documents. */
const FOLDER = '/collab/';

export interface UpgradeOptions {
  sockets: Sockets;
  extensions: readonly CollaborationExtension[];
  /** runs when the line is gone */
  onClosed: (socketId: string) => void;
  /** false while the process drains */
  accepting: () => boolean;
}

/**
 * Stands before Hocuspocus' own upgrade handler. A hook that rejects there ends the process (docs/THREAT_MODEL.md),
 * so refusals are answered here, and only admitted requests go on.
 */
export function guardUpgrades(server: HttpServer, options: UpgradeOptions): void {
  const inner = server.listeners('upgrade');
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (!(socket instanceof Socket)) return socket.destroy();
    const status = admit(request, socket, options);
    if (status !== undefined) return refuse(socket, status);
    for (const listener of inner) Reflect.apply(listener, server, [request, socket, head]);
  });
}

function admit(request: IncomingMessage, socket: Socket, { sockets, extensions, onClosed, accepting }: UpgradeOptions): number | undefined {
  if (!accepting()) return 503;
  const target = targetOf(request);
  if (!target) return 404;
  const entry = sockets.add(socket, onClosed);
  const upgrade = { request, socket, socketId: entry.id, ...target };
  for (const extension of extensions) {
    const status = extension.admit?.(upgrade);
    if (status !== undefined) return status;
  }
  request.headers[SOCKET_HEADER] = entry.id;
  return undefined;
}

/**
 * The path is `/collab/` and the document's name, and nothing else: the proxy and this server must read the same name out of it.
 * `/collab/text_document/<id>`, `/collab/pinboard/<id>/view`.
 */
function targetOf({ url = '' }: IncomingMessage): { documentName: string; query: URLSearchParams } | undefined {
  const [path = '', query] = url.split('?', 2);
  const documentName = path.startsWith(FOLDER) ? path.slice(FOLDER.length) : '';
  return parseDocumentName(documentName) ? { documentName, query: new URLSearchParams(query) } : undefined;
}

function refuse(socket: Socket, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

import { type Server as HttpServer, type IncomingMessage, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { parseDocumentName } from '@murmel/contracts';
import type { CollaborationExtension, Upgrade } from '../hooks/extension.js';
import type { Relays } from '../relay/relays.js';
import { SOCKET_HEADER, type Sockets } from './sockets.js';

/** Path prefix of document sockets. */
const FOLDER = '/collab/';

export interface UpgradeOptions {
  sockets: Sockets;
  extensions: readonly CollaborationExtension[];
  /** runs when the line is gone */
  onClosed: (socketId: string) => void;
  /** false while the process starts or drains */
  accepting: () => boolean;
  relays: Relays;
}

interface Target {
  documentName: string;
  itemId: string;
  query: URLSearchParams;
}

/**
 * Runs before Hocuspocus' own upgrade handler. A hook that rejects there ends the process (docs/THREAT_MODEL.md). Refusals are therefore
 * answered here, and only admitted requests are forwarded to the server that owns the document.
 */
export function guardUpgrades(server: HttpServer, options: UpgradeOptions): void {
  const inner = server.listeners('upgrade');
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (!(socket instanceof Socket)) return socket.destroy();
    const target = targetOf(request);
    if (!options.accepting()) return refuse(socket, 503);
    if (!target) return refuse(socket, 404);
    const entry = options.sockets.add(socket, options.onClosed);
    const status = statusOf({ request, socket, socketId: entry.id, ...target }, options.extensions);
    if (status !== undefined) return refuse(socket, status);
    request.headers[SOCKET_HEADER] = entry.id;
    void isLed(request, socket, head, target, options).then((led) => {
      if (led) return options.sockets.forget(entry.id);
      // The socket was not read meanwhile: data sent by the browser is still buffered.
      if (!socket.destroyed) for (const listener of inner) Reflect.apply(listener, server, [request, socket, head]);
    });
  });
}

function statusOf(upgrade: Upgrade, extensions: readonly CollaborationExtension[]): number | undefined {
  for (const extension of extensions) {
    const status = extension.admit?.(upgrade);
    if (status !== undefined) return status;
  }
  return undefined;
}

/** @returns true when another server has the document and talks with this browser now */
async function isLed(
  request: IncomingMessage,
  socket: Socket,
  head: Buffer,
  { itemId }: Target,
  { relays }: UpgradeOptions,
): Promise<boolean> {
  const owner = await relays.ownerFor(itemId, request);
  return owner !== undefined && relays.lead(owner, request, socket, head);
}

/**
 * The path is `/collab/` and the document's name, and nothing else: the proxy and this server must read the same name out of it.
 * `/collab/text_document/<id>`, `/collab/pinboard/<id>/view`.
 */
function targetOf({ url = '' }: IncomingMessage): Target | undefined {
  const [path = '', query] = url.split('?', 2);
  const documentName = path.startsWith(FOLDER) ? path.slice(FOLDER.length) : '';
  const parsed = parseDocumentName(documentName);
  return parsed && { documentName, itemId: parsed.itemId, query: new URLSearchParams(query) };
}

function refuse(socket: Socket, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

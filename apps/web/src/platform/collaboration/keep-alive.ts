import { type HocuspocusProviderWebsocket, MessageType } from '@hocuspocus/provider';

/** Interval below the timeouts after which both sides close a silent socket: 30 s in the client, 60 s in the server. */
const EVERY_MS = 15_000;

/**
 * Sends an awareness query every 15 s. Writers send data anyway, because presence renews itself. A reader sends none and would be
 * disconnected from a quiet document repeatedly.
 * @returns stops it
 */
export function keepAlive(socket: HocuspocusProviderWebsocket, documentName: string): () => void {
  const name = new TextEncoder().encode(documentName);
  // Length and type are variable-length integers; both are below 128 here: kind and uuid together have at most 77 bytes.
  const question = Uint8Array.from([name.length, ...name, MessageType.QueryAwareness]);
  const timer = setInterval(() => {
    if (socket.webSocket?.readyState === WebSocket.OPEN && socket.lastMessageReceived > 0) socket.send(question);
  }, EVERY_MS);
  return () => clearInterval(timer);
}

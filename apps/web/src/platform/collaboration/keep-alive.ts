import { type HocuspocusProviderWebsocket, MessageType } from '@hocuspocus/provider';

/** Both sides give up a silent socket, the client after 30 s, the server after 60 s. */
const EVERY_MS = 15_000;

/**
 * Asks who is there every 15 s. Writers are heard anyway, because presence renews itself; a reader shows none and
 * would be thrown out of a quiet document again and again.
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

import { connect, type Socket } from 'node:net';
import { sendRaw } from '../../support/raw-http.js';

/** Requests of the attacker that wait for their answer at the same time. */
const AT_ONCE = 40;
const ANSWER_MS = 60_000;

/** One call of an attacker who has no browser: no cookie, no token of a page, unless the headers bring them. */
export interface Hostile {
  method: string;
  target: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** only so much of the body is sent, and then the line is closed */
  cutAfter?: number;
}

/** Sends these again and again, all over lines of their own. @returns how often which status came, 0 for a line that was closed */
export async function byThousands(port: number, hostile: readonly Hostile[], count: number): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let next = 0;
  const line = async (): Promise<void> => {
    while (next < count) {
      const status = await send(port, hostile[next++ % hostile.length]!);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  return statuses;
}

async function send(port: number, { method, target, headers = {}, body, cutAfter }: Hostile): Promise<number> {
  const bytes = Buffer.from(body === undefined ? '' : JSON.stringify(body));
  const all = { host: `127.0.0.1:${port}`, 'content-type': 'application/json', 'content-length': String(bytes.length), ...headers };
  const request = { method, target, headers: Object.entries(all), body: bytes.subarray(0, cutAfter) };
  if (cutAfter === undefined) return (await sendRaw(port, request, ANSWER_MS))?.status ?? 0;
  const lines = [`${method} ${target} HTTP/1.1`, ...request.headers.map(([name, value]) => `${name}: ${value}`), '', ''];
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(Buffer.concat([Buffer.from(lines.join('\r\n')), request.body])));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(0));
    socket.resume();
  });
}

/** Sends requests over this many connections at once without reading the answers. @returns the connections, for the caller to close */
export function unread(port: number, target: string, count: number): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${target} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`));
    socket.on('error', () => undefined);
    return socket.pause();
  });
}

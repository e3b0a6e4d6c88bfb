import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type Configuration, type Logger, type OwningServer, traceHeaders } from '@murmel/server';
import type { DocumentOwners } from '../owners/document-owners.js';
import { isRelayed, RELAY_HEADER, relayMark } from './relay-mark.js';

/** Longest wait for the first answer of an owner before it is given up; until its lease ends no other process may take over anyway. */
const FIRST_ANSWER_MS = 1500;
/** Longest wait for calls of the api, which may take a while there; the api itself waits longer. */
const CALL_WITHIN_MS = 12_000;

export interface RelaysParts {
  configuration: Configuration;
  owners: DocumentOwners;
  logger: Logger;
}

interface Led {
  epoch: string;
  end: () => void;
}

/** Leads connections and calls that arrive here to the server that has their document: bytes in both directions, unread. */
export class Relays {
  private readonly led = new Set<Led>();

  constructor(private readonly parts: RelaysParts) {}

  get size(): number {
    return this.led.size;
  }

  /** @returns the server that has it; undefined when this one should open it, or when it was led here already */
  async ownerFor(itemId: string, { url = '', headers }: IncomingMessage): Promise<OwningServer | undefined> {
    if (isRelayed(this.parts.configuration, pathOf(url), headers)) return undefined;
    // While the database is away the next step says so.
    return this.parts.owners.elsewhere(itemId).catch(() => undefined);
  }

  /** @returns false when the owner cannot be reached; then nothing was taken from the socket */
  async lead({ epoch, address }: OwningServer, request: IncomingMessage, socket: Socket, head: Buffer): Promise<boolean> {
    const there = connectTo(address);
    there.write(this.greetingOf(request));
    there.write(head);
    if (!(await speaks(there)) || socket.destroyed) {
      there.destroy();
      return socket.destroyed;
    }
    const led: Led = { epoch, end: () => socket.destroy() };
    this.led.add(led);
    there.on('close', () => socket.destroy());
    socket.on('close', () => {
      this.led.delete(led);
      there.destroy();
    });
    there.pipe(socket);
    socket.pipe(there);
    return true;
  }

  /** @returns undefined when the owner cannot be reached or does not answer in time */
  async call({ epoch, address }: OwningServer, path: string, { headers }: IncomingMessage, body: string) {
    const given = Object.entries(headers).filter(([name]) => name.startsWith('x-murmel-') || name === 'content-type');
    const ending = new AbortController();
    const led: Led = { epoch, end: () => ending.abort() };
    this.led.add(led);
    try {
      const response = await fetch(address + path, {
        method: 'POST',
        body,
        headers: {
          ...(Object.fromEntries(given) as Record<string, string>),
          ...traceHeaders(),
          [RELAY_HEADER]: relayMark(this.parts.configuration, path),
        },
        signal: AbortSignal.any([ending.signal, AbortSignal.timeout(CALL_WITHIN_MS)]),
      });
      return { status: response.status, body: await response.text() };
    } catch (error) {
      this.parts.logger.warn({ err: error, epoch }, 'the collab-server that has a document did not take a call');
      return undefined;
    } finally {
      this.led.delete(led);
    }
  }

  /** Ends relays to a server that no longer lives, so that clients reconnect. */
  keepOnly(epochs: ReadonlySet<string>): void {
    for (const led of this.led) if (!epochs.has(led.epoch)) led.end();
  }

  stop(): void {
    this.keepOnly(new Set());
  }

  /** The request as it came, with our mark on it. */
  private greetingOf({ method, url = '', rawHeaders }: IncomingMessage): string {
    const lines = [`${method} ${url} HTTP/1.1`, `${RELAY_HEADER}: ${relayMark(this.parts.configuration, pathOf(url))}`];
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
      if (name.toLowerCase() !== RELAY_HEADER) lines.push(`${name}: ${value}`);
    }
    return `${lines.join('\r\n')}\r\n\r\n`;
  }
}

function connectTo(address: string): Socket {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port || 80), noDelay: true, keepAlive: true, keepAliveInitialDelay: 5000 });
  // A broken line is no news; without a listener it would end the process.
  return socket.on('error', () => undefined);
}

/** Resolves when the first bytes are there, unread. */
async function speaks(socket: Socket): Promise<boolean> {
  const tooLong = setTimeout(() => socket.destroy(), FIRST_ANSWER_MS);
  await Promise.race([once(socket, 'readable'), once(socket, 'close')]).catch(() => undefined);
  clearTimeout(tooLong);
  return socket.readableLength > 0;
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

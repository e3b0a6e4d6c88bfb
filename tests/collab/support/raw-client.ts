import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';
import { until } from './until.js';

/** Hostile client: sends and receives raw frames, without any rules of the protocol. */
export class RawClient {
  readonly received: { type: number; body: Buffer }[] = [];
  closeCode: number | undefined;
  closeReason = '';

  private constructor(
    readonly socket: WebSocket,
    readonly name: string,
  ) {
    socket.on('message', (data: Buffer) => this.note(data));
    socket.on('close', (code, reason) => {
      this.closeCode = code;
      this.closeReason = reason.toString();
    });
    socket.on('error', () => undefined);
  }

  static async open(url: string, name: string, options: ClientOptions = {}): Promise<RawClient> {
    const client = new RawClient(new WebSocket(url, options), name);
    await once(client.socket, 'open');
    return client;
  }

  /** Connects and shows a ticket; resolves when it was accepted. */
  static async inside(url: string, name: string, ticket: string): Promise<RawClient> {
    const client = await RawClient.open(url, name);
    client.auth(ticket);
    await until(() => client.authenticated || client.denied !== undefined, 'the ticket was looked at');
    if (!client.authenticated) throw new Error(`The ticket was refused: ${client.denied}`);
    // The first exchange, as every client does it: before its second step nothing is taken.
    client.syncStep1();
    client.syncStep2(Uint8Array.of(0, 0));
    await until(() => client.acknowledgements.length === 1, 'the first exchange is done');
    client.received.length = 0;
    return client;
  }

  get closed(): boolean {
    return this.closeCode !== undefined;
  }

  get authenticated(): boolean {
    return this.received.some(({ type, body }) => type === 2 && body[0] === 2);
  }

  /** The reason with which the ticket was refused. */
  get denied(): string | undefined {
    const message = this.received.find(({ type, body }) => type === 2 && body[0] === 1);
    return message && readString(message.body, 1).text;
  }

  /** Reasons with which the server ended this document. */
  get ended(): string[] {
    return this.received.filter(({ type }) => type === 7).map(({ body }) => readString(body, 0).text);
  }

  /** Answers to updates: true for acknowledged, false for refused. */
  get acknowledgements(): boolean[] {
    return this.received.filter(({ type }) => type === 8).map(({ body }) => body[0] === 1);
  }

  auth(ticket: string): void {
    this.send(2, varUint(0), varString(ticket), varString('4.8.0'));
  }

  update(bytes: Uint8Array): void {
    this.send(0, varUint(2), varBytes(bytes));
  }

  syncStep1(stateVector: Uint8Array = Uint8Array.of(0)): void {
    this.send(0, varUint(0), varBytes(stateVector));
  }

  syncStep2(bytes: Uint8Array): void {
    this.send(0, varUint(1), varBytes(bytes));
  }

  /** @param states client id, clock and state; null takes it away */
  awareness(states: readonly [client: number, clock: number, state: unknown][]): void {
    const entries = states.flatMap(([client, clock, state]) => [varUint(client), varUint(clock), varString(JSON.stringify(state))]);
    this.send(1, varBytes(Buffer.concat([varUint(states.length), ...entries])));
  }

  send(type: number, ...parts: Buffer[]): void {
    this.frame(Buffer.concat([varString(this.name), varUint(type), ...parts]));
  }

  frame(bytes: Buffer): void {
    this.socket.send(bytes, () => undefined);
  }

  leave(): void {
    this.socket.terminate();
  }

  private note(data: Buffer): void {
    this.received.push(readFrame(data));
  }
}

/** A frame as it came: the document's name, the type, and what belongs to it. */
export function readFrame(data: Buffer): { type: number; body: Buffer } {
  const { end } = readString(data, 0);
  const { value, next } = readUint(data, end);
  return { type: value, body: data.subarray(next) };
}

export function varUint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push(128 | (rest % 128));
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}

function varBytes(bytes: Uint8Array): Buffer {
  return Buffer.concat([varUint(bytes.length), bytes]);
}

function varString(text: string): Buffer {
  return varBytes(Buffer.from(text, 'utf8'));
}

function readUint(data: Buffer, start: number): { value: number; next: number } {
  let value = 0;
  let factor = 1;
  for (let at = start; ; at += 1) {
    const byte = data[at] ?? 0;
    value += (byte & 127) * factor;
    factor *= 128;
    if (byte < 128) return { value, next: at + 1 };
  }
}

function readString(data: Buffer, start: number): { text: string; end: number } {
  const { value, next } = readUint(data, start);
  return { text: data.toString('utf8', next, next + value), end: next + value };
}

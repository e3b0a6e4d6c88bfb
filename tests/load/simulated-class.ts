import { once } from 'node:events';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import type { Marks } from './marks.js';

/** One client's way in. */
export interface Seat {
  url: string;
  /** name of the document on the wire */
  document: string;
  token: string;
}

/** One class in front of one document. */
export interface ClassPlan {
  /** the first ones write */
  seats: readonly Seat[];
  writers: number;
  /** edits per second of one writer; a pupil who types quickly sends about two bundles a second */
  editsPerSecond: number;
  /** edits of writers; by default each writes a paragraph of their own. @returns what makes one edit with a mark in it */
  pen?: PenMaker;
}

/** @param send takes a type of message and its body, framed for the writer's document */
export type PenMaker = (marks: Marks, send: (...body: Buffer[]) => void) => () => void;

const SYNC = 0;
const AUTH = 2;
const UPDATE = 2;
const SYNC_STEP_2 = 1;
const QUERY_AWARENESS = 3;
const STATELESS = 5;
/** As the product's client: collab-server closes lines that say nothing for a minute (`keep-alive.ts`). */
const ALIVE_MS = 15_000;

/** 35 clients reduced to what the wire sees of them: they speak the real protocol but draw nothing. */
export class SimulatedClass {
  private readonly sockets: [Seat, WebSocket][] = [];
  private timers: NodeJS.Timeout[] = [];
  /** lines that ended before `leave` */
  ended = 0;
  private left = false;
  private readonly alive: NodeJS.Timeout[] = [];

  constructor(
    private readonly plan: ClassPlan,
    private readonly marks: Marks,
  ) {}

  /**
   * Lets all clients join; resolves when all have the document.
   * @param bytes what the document has at least; with less a client has not got it
   * @param oneFirst true to let one client in before all others, so that one of two servers has the document
   * @returns how many milliseconds each of them took
   */
  async join(bytes = 0, { oneFirst = false } = {}): Promise<number[]> {
    const { seats } = this.plan;
    const first = oneFirst ? [await this.enter(seats[0]!, bytes)] : [];
    return [...first, ...(await Promise.all(seats.slice(first.length).map((seat) => this.enter(seat, bytes))))];
  }

  /** Starts typing. Every edit carries a mark by which the receivers know when it was sent. */
  type(): void {
    const makePen = this.plan.pen ?? paragraphPen;
    for (const [{ document }, socket] of this.sockets.slice(0, this.plan.writers)) {
      const write = makePen(this.marks, (...body) => socket.send(Buffer.concat([text(document), ...body]), () => undefined));
      const pause = 1000 / this.plan.editsPerSecond;
      const next = (timer: number): void => {
        write();
        // Between half and one and a half of the pause: people are no clocks.
        this.timers[timer] = setTimeout(() => next(timer), pause * (0.5 + Math.random()));
      };
      const timer = this.timers.length;
      this.timers.push(setTimeout(() => next(timer), pause * Math.random()));
    }
  }

  pause(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
  }

  leave(): void {
    this.left = true;
    this.pause();
    this.alive.forEach(clearInterval);
    for (const [, socket] of this.sockets) socket.terminate();
  }

  private async enter(seat: Seat, bytes: number): Promise<number> {
    const { url, document, token } = seat;
    const begun = performance.now();
    const socket = new WebSocket(url, { perMessageDeflate: false });
    await once(socket, 'open');
    const name = text(document);
    const inside = new Promise<void>((resolve, reject) => {
      socket.on('message', (data: Buffer) => {
        if (data[name.length] !== SYNC) return;
        if (data[name.length + 1] === UPDATE) this.marks.seen(data);
        if (data[name.length + 1] === SYNC_STEP_2 && data.length >= bytes) resolve();
      });
      socket.once('close', () => {
        if (!this.left) this.ended += 1;
      });
      socket.once('close', (code) => reject(new Error(`A simulated client was sent away (${code})`)));
    });
    inside.catch(() => undefined);
    socket.send(Buffer.concat([name, Buffer.from([AUTH, 0]), text(token), text('4.8.0')]));
    socket.send(Buffer.concat([name, Buffer.from([SYNC, 0, 1, 0])]));
    // Nothing of its own yet: an empty second sync step.
    socket.send(Buffer.concat([name, Buffer.from([SYNC, SYNC_STEP_2, 2, 0, 0])]));
    this.sockets.push([seat, socket]);
    this.alive.push(setInterval(() => socket.send(Buffer.concat([name, Buffer.from([QUERY_AWARENESS])]), () => undefined), ALIVE_MS));
    await inside;
    return performance.now() - begun;
  }
}

/** One writer's own paragraph of a text document. */
const paragraphPen: PenMaker = (marks, send) => {
  const doc = new Y.Doc();
  const words = new Y.XmlText();
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [words]);
  doc.on('update', (update: Uint8Array) => send(syncUpdate(update)));
  doc.getXmlFragment('default').insert(0, [paragraph]);
  return () => words.insert(words.length, marks.next());
};

/** A Yjs update as the body of a message. */
export function syncUpdate(update: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([SYNC, UPDATE]), uint(update.length), update]);
}

/** A stateless message's body. */
export function stateless(payload: unknown): Buffer {
  return Buffer.concat([Buffer.from([STATELESS]), text(JSON.stringify(payload))]);
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8');
  return Buffer.concat([uint(bytes.length), bytes]);
}

function uint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push(128 | (rest % 128));
  return Buffer.from([...bytes, rest]);
}

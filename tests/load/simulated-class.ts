import { once } from 'node:events';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { Marks } from './marks.js';

/** One class in front of one document. */
export interface ClassPlan {
  url: string;
  /** name of the document on the wire */
  document: string;
  /** one token per client; the first ones write */
  tokens: readonly string[];
  writers: number;
  /** edits per second of one writer; a pupil who types quickly sends about two bundles a second */
  editsPerSecond: number;
}

const SYNC = 0;
const AUTH = 2;
const UPDATE = 2;
const SYNC_STEP_2 = 1;

/** 35 clients reduced to what the wire sees of them: they speak the real protocol but draw nothing. */
export class SimulatedClass {
  private readonly sockets: WebSocket[] = [];
  private timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly plan: ClassPlan,
    private readonly marks: Marks,
  ) {}

  /** Everybody comes in; resolves when all have the document. */
  async join(): Promise<void> {
    await Promise.all(this.plan.tokens.map((token) => this.enter(token)));
  }

  /** Starts typing. Every edit carries a mark by which the receivers know when it was sent. */
  type(): void {
    for (const socket of this.sockets.slice(0, this.plan.writers)) {
      const pen = new Pen(this.plan.document, this.marks, socket);
      const pause = 1000 / this.plan.editsPerSecond;
      const write = (timer: number): void => {
        pen.write();
        // Between half and one and a half of the pause: people are no clocks.
        this.timers[timer] = setTimeout(() => write(timer), pause * (0.5 + Math.random()));
      };
      const timer = this.timers.length;
      this.timers.push(setTimeout(() => write(timer), pause * Math.random()));
    }
  }

  pause(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
  }

  leave(): void {
    this.pause();
    for (const socket of this.sockets) socket.terminate();
  }

  private async enter(token: string): Promise<void> {
    const socket = new WebSocket(this.plan.url, { perMessageDeflate: false });
    await once(socket, 'open');
    const name = text(this.plan.document);
    const inside = new Promise<void>((resolve, reject) => {
      socket.on('message', (data: Buffer) => {
        if (data[name.length] !== SYNC) return;
        if (data[name.length + 1] === UPDATE) this.marks.seen(data);
        if (data[name.length + 1] === SYNC_STEP_2) resolve();
      });
      socket.once('close', (code) => reject(new Error(`A simulated client was sent away (${code})`)));
    });
    inside.catch(() => undefined);
    socket.send(Buffer.concat([name, Buffer.from([AUTH, 0]), text(token), text('4.8.0')]));
    socket.send(Buffer.concat([name, Buffer.from([SYNC, 0, 1, 0])]));
    // Nothing of its own yet: an empty second sync step.
    socket.send(Buffer.concat([name, Buffer.from([SYNC, SYNC_STEP_2, 2, 0, 0])]));
    this.sockets.push(socket);
    await inside;
  }
}

/** One writer's own paragraph. */
class Pen {
  private readonly doc = new Y.Doc();
  private readonly words = new Y.XmlText();
  private readonly head: Buffer;

  constructor(document: string, marks: Marks, socket: WebSocket) {
    this.head = Buffer.concat([text(document), Buffer.from([SYNC, UPDATE])]);
    const paragraph = new Y.XmlElement('paragraph');
    paragraph.insert(0, [this.words]);
    this.doc.on('update', (update: Uint8Array) => socket.send(Buffer.concat([this.head, uint(update.length), update]), () => undefined));
    this.doc.getXmlFragment('default').insert(0, [paragraph]);
    this.write = () => this.words.insert(this.words.length, marks.next());
  }

  readonly write: () => void;
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8');
  return Buffer.concat([uint(bytes.length), bytes]);
}

function uint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push(128 | rest % 128);
  return Buffer.from([...bytes, rest]);
}

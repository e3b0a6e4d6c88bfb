import { MessageType } from '@hocuspocus/provider';
import type { CollaborationRefusal } from '@murmel/contracts';
import { createDecoder, readVarString, readVarUint, readVarUint8Array } from 'lib0/decoding';
import { createEncoder, type Encoder, toUint8Array, writeVarString, writeVarUint, writeVarUint8Array } from 'lib0/encoding';
import * as Y from 'yjs';

/** Inside authentication and synchronisation messages (y-protocols). */
const AUTHENTICATED = 2;
const [STEP_1, STEP_2] = [0, 1];

type Listener = (event: unknown) => void;

/** A WebSocket to a server in this process that stores what it gets. It can be frozen like a closed laptop. */
export class FreezingSocket {
  static readonly OPEN = 1;
  static stored = new Y.Doc();
  static opened: FreezingSocket[] = [];
  /** why an update is refused; undefined: it is stored */
  static refusal: (update: Uint8Array) => CollaborationRefusal | undefined = () => undefined;
  readyState = 0;
  binaryType = '';
  identifier = 0;
  private frozen = false;
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(readonly url: string) {
    FreezingSocket.opened.push(this);
    setTimeout(() => {
      this.readyState = FreezingSocket.OPEN;
      this.tell('open', {});
    }, 5);
  }

  /** Blocks all traffic in both directions from now on, even the close frame. */
  freeze(): void {
    this.frozen = true;
  }

  addEventListener(name: string, listener: Listener): void {
    this.listeners.set(name, (this.listeners.get(name) ?? new Set()).add(listener));
  }

  removeEventListener(name: string, listener: Listener): void {
    this.listeners.get(name)?.delete(listener);
  }

  close(): void {
    if (this.readyState > FreezingSocket.OPEN) return;
    this.readyState = 2;
    if (this.frozen) return;
    setTimeout(() => {
      this.readyState = 3;
      this.tell('close', { code: 1000, reason: '' });
    }, 5);
  }

  send(message: Uint8Array): void {
    if (this.frozen) return;
    const decoder = createDecoder(message);
    const name = readVarString(decoder);
    const type = readVarUint(decoder);
    if (type === MessageType.Auth) {
      this.answer(name, MessageType.Auth, (encoder) => {
        writeVarUint(encoder, AUTHENTICATED);
        writeVarString(encoder, 'read-write');
      });
    }
    if (type !== MessageType.Sync) return;
    const step = readVarUint(decoder);
    const bytes = readVarUint8Array(decoder);
    const { stored } = FreezingSocket;
    if (step === STEP_1) {
      this.sync(name, STEP_2, Y.encodeStateAsUpdate(stored, bytes));
      this.sync(name, STEP_1, Y.encodeStateVector(stored));
      return;
    }
    const refusal = FreezingSocket.refusal(bytes);
    if (refusal) return this.answer(name, MessageType.CLOSE, (encoder) => writeVarString(encoder, JSON.stringify(refusal)));
    Y.applyUpdate(stored, bytes);
    this.answer(name, MessageType.SyncStatus, (encoder) => writeVarUint(encoder, 1));
  }

  private sync(name: string, step: number, bytes: Uint8Array): void {
    this.answer(name, MessageType.Sync, (encoder) => {
      writeVarUint(encoder, step);
      writeVarUint8Array(encoder, bytes);
    });
  }

  private answer(name: string, type: MessageType, write: (encoder: Encoder) => void): void {
    const encoder = createEncoder();
    writeVarString(encoder, name);
    writeVarUint(encoder, type);
    write(encoder);
    const data = toUint8Array(encoder);
    setTimeout(() => !this.frozen && this.tell('message', { data }), 5);
  }

  private tell(name: string, event: unknown): void {
    for (const listener of [...(this.listeners.get(name) ?? [])]) listener(event);
  }
}

import { MEGABYTE, UPLOAD_PARTS } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { growingUpload } from './growing-upload';
import type { LocalPart } from './part-store';

/** Refusals that trying again cannot change. */
const FINAL = new Set([400, 401, 403, 404, 413, 415, 422]);
const MOST_BYTES = UPLOAD_PARTS.megabytes * MEGABYTE;
const PAUSES_MS = [500, 1000, 2000, 4000];

interface SenderOptions {
  itemId: string;
  /** upload that received the earlier parts; null: it is created with the first one */
  upload: string | null;
  /** called when the server has created the upload */
  onBegun: (upload: string) => Promise<void> | void;
  /** the server has everything before this byte */
  onConfirmed: (before: number) => void;
  /** called with true if the server is reachable */
  onLine: (there: boolean) => void;
  /** called with the refusal that ended sending */
  onRefused?: (refusal: unknown) => void;
}

/** Sends parts one after the other, and resumes at the server's offset after any failure. Unconfirmed parts stay with their store. */
export class PartSender {
  private waiting: LocalPart[] = [];
  private upload: string | null;
  private offset: number | undefined;
  private running: Promise<void> | undefined;
  private wake: (() => void) | undefined;
  private stopped = false;
  private failures = 0;
  /** reason why sending has ended */
  refusal: unknown;

  constructor(private readonly options: SenderOptions) {
    this.upload = options.upload;
    // An upload begun before may be further than its last confirmation.
    this.offset = options.upload === null ? 0 : undefined;
    addEventListener('online', this.hurry);
  }

  /** id of the upload; null: not yet created on the server */
  get begun(): string | null {
    return this.upload;
  }

  add(part: LocalPart): void {
    this.waiting.push(part);
    this.running ??= this.run();
  }

  /**
   * Waits until the server has everything. What was refused before is tried once more: there may be room by now, or a session.
   * @returns the id of the upload @throws the refusal that ended it
   */
  async done(): Promise<string> {
    if (this.refusal !== undefined && !this.running) {
      this.refusal = undefined;
      this.running = this.run();
    }
    while (this.running) await this.running;
    if (this.refusal !== undefined) throw this.refusal;
    this.upload ??= await growingUpload.begin(this.options.itemId);
    return this.upload;
  }

  /** Stops sending. */
  stop(): void {
    this.stopped = true;
    removeEventListener('online', this.hurry);
    this.hurry();
  }

  private readonly hurry = (): void => this.wake?.();

  private async run(): Promise<void> {
    // Lets `running` be set first: a run with nothing to do would leave its ended promise there, and `done` would wait for it forever.
    await Promise.resolve();
    while (!this.stopped && this.refusal === undefined && this.waiting.length > 0) {
      try {
        await this.step();
        this.failures = 0;
        this.options.onLine(true);
      } catch (error) {
        await this.failed(error);
      }
    }
    this.running = undefined;
  }

  private async failed(error: unknown): Promise<void> {
    // After whatever happened the server says where it is.
    this.offset = undefined;
    const status = error instanceof ORPCError ? error.status : undefined;
    if (status !== undefined && FINAL.has(status)) {
      this.refusal = error;
      this.options.onRefused?.(error);
    } else if (status !== 409) {
      this.options.onLine(false);
      await this.pause(PAUSES_MS[Math.min(this.failures, PAUSES_MS.length - 1)]!);
      this.failures += 1;
    }
  }

  private async step(): Promise<void> {
    if (this.upload === null) {
      this.upload = await growingUpload.begin(this.options.itemId);
      await this.options.onBegun(this.upload);
    }
    this.offset ??= await growingUpload.offset(this.upload);
    this.drop(this.offset);
    const bytes = this.next(this.offset);
    if (bytes.length === 0) return;
    this.offset = await growingUpload.append(this.upload, this.offset, bytes);
    this.drop(this.offset);
  }

  /** Returns the bytes for one request, from the server's offset on. */
  private next(from: number): Uint8Array<ArrayBuffer> {
    const pieces: Uint8Array[] = [];
    let length = 0;
    for (const { at, bytes } of this.waiting) {
      const piece = bytes.subarray(Math.max(0, from - at));
      if (length > 0 && length + piece.length > MOST_BYTES) break;
      pieces.push(piece);
      length += piece.length;
    }
    const whole = new Uint8Array(length);
    let place = 0;
    for (const piece of pieces) {
      whole.set(piece, place);
      place += piece.length;
    }
    return whole;
  }

  private drop(before: number): void {
    this.waiting = this.waiting.filter(({ at, bytes }) => at + bytes.length > before);
    this.options.onConfirmed(before);
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

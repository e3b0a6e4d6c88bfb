import { MEGABYTE, RECORDERS, RECORDING_LIMITS, type RecordingItem, type RecordingKind, recorderOfKind } from '@murmel/contracts';
import { api } from '../../../platform/api/client';
import { holdPage } from '../../../platform/connection/connection-state';
import { containerFor } from '../../capture/container';
import type { Source } from '../../capture/sources';
import { BITS } from './bit-rates';
import { peaksOf } from './peaks';
import { RecordingParts, type SavedBytes } from './recording-parts';

export type Phase = 'countdown' | 'recording' | 'paused' | 'sending' | 'kept' | 'failed';
/** Reason for an end without a press: the time is over, a device is gone, or there is no more room. */
export type RecordingEnd = 'limit' | 'lost' | 'size';

export interface SessionState {
  phase: Phase;
  /** seconds until it begins */
  countdown: number;
  elapsedMs: number;
  /** so much of it outlives this tab */
  safeMs: number;
  safe: SavedBytes;
  ended: RecordingEnd | undefined;
  startedAt: Date | undefined;
  /** error of the refusal */
  failure: unknown;
}

const TICK_MS = 100;
/** The rest of the limit is for what the container adds. */
const MOST_BYTES = RECORDING_LIMITS.megabytes * MEGABYTE * 0.98;
/** Chrome knows it, and without it a picture can be sought every ten seconds only. */
const KEYFRAMES = { videoKeyFrameIntervalDuration: RECORDING_LIMITS.partSeconds * 1000 };

/** One recording from the countdown until it is stored in its item. Its state changes ten times a second. */
export class RecordingSession {
  readonly levels: number[] = [];
  private state: SessionState = {
    phase: 'countdown',
    countdown: RECORDING_LIMITS.countdownSeconds,
    elapsedMs: 0,
    safeMs: 0,
    safe: { here: 0, there: 0, line: true, holds: true, refusal: undefined },
    ended: undefined,
    startedAt: undefined,
    failure: undefined,
  };
  private readonly listeners = new Set<() => void>();
  private readonly timer = setInterval(() => this.tick(), TICK_MS);
  /** a part of the page that does not load while the server is away must not end the recording by a reload */
  private readonly release = holdPage();
  private readonly limitMs: number;
  private recorder: MediaRecorder | undefined;
  private parts: RecordingParts | undefined;
  private lastTick = performance.now();
  /** moments at which parts ended, with the bytes until there */
  private readonly ends: { ms: number; bytes: number }[] = [];

  constructor(
    private readonly item: RecordingItem,
    private readonly source: Source,
  ) {
    this.limitMs = RECORDING_LIMITS.minutes[recorderOfKind(item.kind)!] * 60_000;
    source.onLost(() => this.finish('lost'));
    addEventListener('beforeunload', this.ask);
  }

  readonly get = (): SessionState => this.state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly level = (): number => this.source.level();

  get labels(): Source['labels'] {
    return this.source.labels;
  }

  get stream(): MediaStream {
    return this.source.stream;
  }

  pause(): void {
    if (this.state.phase !== 'recording') return;
    this.recorder?.pause();
    // The part recorded so far leaves the recorder at once.
    this.recorder?.requestData();
    this.set({ phase: 'paused' });
  }

  resume(): void {
    if (this.state.phase !== 'paused') return;
    this.recorder?.resume();
    this.set({ phase: 'recording' });
  }

  /** Ends it, and puts what was recorded into its item. */
  finish(ended?: RecordingEnd): void {
    const { phase } = this.state;
    if (phase === 'countdown') return void this.discard();
    if (phase !== 'recording' && phase !== 'paused') return;
    this.set({ phase: 'sending', ended });
    if (this.recorder?.state === 'inactive') return void this.send();
    this.recorder!.onstop = () => void this.send();
    this.recorder!.stop();
  }

  /** Once more, after a refusal. */
  retry(): void {
    if (this.state.phase === 'failed') void this.send();
  }

  /** Deletes all copies of the recording. */
  async discard(): Promise<void> {
    this.end();
    await this.parts?.discard();
  }

  /** Ends recording when the user leaves the page; unsent parts are left to the start page. */
  leave(): void {
    this.end();
    if (this.recorder && this.recorder.state !== 'inactive') {
      this.recorder.onstop = () => this.parts?.close();
      this.recorder.stop();
    } else if (this.state.phase !== 'kept') this.parts?.close();
  }

  private async begin(): Promise<void> {
    this.set({ phase: 'recording', startedAt: new Date() });
    const { id, title } = this.item;
    const kind = this.item.kind as RecordingKind;
    try {
      this.parts = await RecordingParts.begin({ id, kind, title }, (safe) => this.set({ safe, safeMs: this.safeMs(safe) }));
      const { picture } = RECORDERS[recorderOfKind(kind)!];
      const recorder = new MediaRecorder(this.source.stream, { mimeType: containerFor(picture)!, ...BITS, ...KEYFRAMES });
      recorder.ondataavailable = ({ data }) => this.take(data);
      recorder.onerror = () => this.finish('lost');
      // A device that is pulled out ends it without a word.
      recorder.onstop = () => this.finish('lost');
      recorder.start(RECORDING_LIMITS.partSeconds * 1000);
      this.recorder = recorder;
    } catch (failure) {
      this.set({ phase: 'failed', failure });
    }
    this.lastTick = performance.now();
  }

  private take(part: Blob): void {
    // In a page in the background timers nearly stand still, and parts come all the same.
    this.tick();
    if (part.size === 0 || !this.parts) return;
    const before = this.ends.at(-1)?.bytes ?? 0;
    this.ends.push({ ms: this.state.elapsedMs, bytes: before + part.size });
    this.parts.add(part);
    if (before + part.size > MOST_BYTES) this.finish('size');
  }

  private safeMs({ here, there }: SavedBytes): number {
    const bytes = Math.max(here, there);
    return this.ends.findLast((end) => end.bytes <= bytes)?.ms ?? 0;
  }

  private async send(): Promise<void> {
    this.set({ phase: 'sending', failure: undefined });
    try {
      const upload = await this.parts!.sent();
      const calls = api[RECORDERS[recorderOfKind(this.item.kind)!].calls];
      const { bytes } = this.parts!;
      await calls.keep({ itemId: this.item.id, upload, bytes, peaks: peaksOf(this.levels) }, { context: { idempotencyKey: upload } });
      await this.parts!.kept();
      this.end();
      this.set({ phase: 'kept' });
    } catch (failure) {
      this.set({ phase: 'failed', failure });
    }
  }

  private tick(): void {
    const now = performance.now();
    const passed = now - this.lastTick;
    this.lastTick = now;
    const { phase, countdown, elapsedMs } = this.state;
    if (phase === 'countdown') {
      const left = countdown - passed / 1000;
      this.set({ countdown: Math.max(0, left) });
      if (left <= 0) void this.begin();
    }
    if (phase !== 'recording' || !this.recorder) return;
    this.levels.push(this.source.level());
    this.set({ elapsedMs: elapsedMs + passed });
    if (this.state.elapsedMs >= this.limitMs) this.finish('limit');
  }

  private end(): void {
    clearInterval(this.timer);
    this.release();
    removeEventListener('beforeunload', this.ask);
    this.source.stop();
  }

  private readonly ask = (event: BeforeUnloadEvent): void => {
    const { phase, safe } = this.state;
    if (['recording', 'paused', 'sending'].includes(phase) || (phase === 'failed' && !safe.holds)) event.preventDefault();
  };

  private set(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((listener) => listener());
  }
}

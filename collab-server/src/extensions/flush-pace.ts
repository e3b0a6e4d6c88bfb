import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import type { afterUnloadDocumentPayload, Document, onLoadDocumentPayload } from '@hocuspocus/server';
import type { CollaborationExtension, Context } from '../hooks/extension.js';

const LOOK_EVERY_MS = 500;

/**
 * Time for which changes of one document are collected before they are sent, by the share of time in which the process is busy. Sending is
 * nearly all the work: 40 ms halve it, and the delay is not noticed while 1,000 pupils type.
 */
const PACES = [
  { busyAbove: 0.85, milliseconds: 40 },
  { busyAbove: 0.6, milliseconds: 20 },
] as const;

/** @param busy 0 to 1 */
export function paceFor(busy: number): number {
  return PACES.find((pace) => busy > pace.busyAbove)?.milliseconds ?? 0;
}

/** Sends at once while the process is calm, and collects a little while it is not. */
export class FlushPace implements CollaborationExtension {
  private readonly documents = new Map<string, Document>();
  private before: EventLoopUtilization = performance.eventLoopUtilization();
  private timer: NodeJS.Timeout | undefined;
  private pace = 0;

  onLoadDocument({ document, documentName }: onLoadDocumentPayload<Context>): void {
    document.flushDelay = this.pace;
    this.documents.set(documentName, document);
  }

  afterUnloadDocument({ documentName }: afterUnloadDocumentPayload): void {
    this.documents.delete(documentName);
  }

  async start(): Promise<void> {
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
  }

  private look(): void {
    const now = performance.eventLoopUtilization();
    const pace = paceFor(performance.eventLoopUtilization(now, this.before).utilization);
    this.before = now;
    if (pace === this.pace) return;
    this.pace = pace;
    for (const document of this.documents.values()) document.flushDelay = pace;
  }
}

import type { CDPSession, Page } from '@playwright/test';
import { percentile } from './percentiles.js';

/** A screen draws 60 times a second. */
const FRAME_MS = 1000 / 60;

interface TraceEvent {
  name: string;
  ph: string;
  /** microseconds */
  ts: number;
  dur?: number;
  /** time on the processor, microseconds: what other programs took does not count */
  tdur?: number;
  pid: number;
  tid: number;
  args: { name?: string };
}

/** Main-thread work of every frame between the two moments, in milliseconds; a frame without work counts as 0. */
function workPerFrame(events: readonly TraceEvent[], from: number, to: number): number[] {
  const main = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid}/${tid}`);
  const busiest = main
    .map((thread) => ({
      thread,
      tasks: events.filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && `${pid}/${tid}` === thread),
    }))
    .sort((left, right) => right.tasks.length - left.tasks.length)[0];
  const frames = new Array<number>(Math.ceil((to - from) / 1000 / FRAME_MS)).fill(0);
  for (const { ts, dur = 0, tdur = dur } of busiest?.tasks ?? []) {
    const frame = Math.floor((ts - from) / 1000 / FRAME_MS);
    if (frame >= 0 && frame < frames.length) frames[frame]! += tdur / 1000;
  }
  return frames;
}

/** Does something on a page and looks at every frame meanwhile. @returns milliseconds of main-thread work per frame */
export async function tracedFrames(page: Page, work: () => Promise<void>): Promise<number[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'] },
  });
  await work();
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await done;
  const times = events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X').map(({ ts }) => ts);
  return workPerFrame(events, Math.min(...times), Math.max(...times));
}

/** p50 and p95 over all frames, p95 over the frames with any work, the longest; milliseconds with one digit. */
export function workOf(frames: readonly number[]): { figures: string[]; working: number } {
  const working = frames.filter((work) => work > 0.1);
  const figures = [percentile(frames, 0.5), percentile(frames, 0.95), percentile(working, 0.95), Math.max(...frames)].map((value) =>
    value.toFixed(1),
  );
  return { figures, working: working.length };
}

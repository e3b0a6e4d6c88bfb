import { type ConverterStep, converterSteps, type ConverterJob as JobEntry } from '@murmel/contracts';
import type { ConverterJob } from '@murmel/server';

const WHOLE = 100;

/** A job as its owner sees it. */
export function converterEntry(job: ConverterJob): JobEntry {
  const { id, input, output, title, fields, state, step, done, total, failure, said, taken, letters, result } = job;
  const { soundType, soundBytes, createdAt, endedAt } = job;
  return {
    ...{ id, input, output, title, fields, state, step, done, total, failure, said, taken, letters, result },
    percent: state === 'done' ? WHOLE : percentOf(converterSteps(output), step, done, total),
    sound: soundType === null ? null : { url: `/api/ai/converters/${id}/sound`, contentType: soundType, bytes: soundBytes ?? 0 },
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** Counts every step the same; of the one under way its finished parts. */
function percentOf(steps: readonly ConverterStep[], step: ConverterStep | null, done: number, total: number): number {
  const before = step === null ? 0 : Math.max(0, steps.indexOf(step));
  return Math.floor(((before + (total > 0 ? done / total : 0)) / steps.length) * WHOLE);
}

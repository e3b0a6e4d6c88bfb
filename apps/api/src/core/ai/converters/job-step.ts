import type { ConverterStep } from '@murmel/contracts';
import type { RowLease } from '../../queue/row-lease.js';

const nothing = (): Promise<void> => Promise.resolve();

/** Stores the step of a job and how far it is. @param total parts of it; 0: it has none @throws AttemptEnded */
export function beginStep(lease: RowLease, step: ConverterStep, done = 0, total = 0): Promise<void> {
  return lease.keep('step = $3, done = $4, total = $5', [step, done, total], nothing);
}

/** Stores what a step made. @param set SQL, with parameters from `$3` on @throws AttemptEnded */
export const keepPart = (lease: RowLease, set: string, values: readonly unknown[]): Promise<void> => lease.keep(set, values, nothing);

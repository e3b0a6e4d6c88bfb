import type { ExportEntry } from '@murmel/contracts';
import type { ExportJob } from '@murmel/server';

/** An export as its teacher sees it. */
export function exportEntry({ id, form, title, done, total, leftOut, bytes, reason, ...job }: ExportJob, now: Date): ExportEntry {
  return {
    ...{ id, form, title, done, total, leftOut, bytes, reason },
    state: isExpired(job, now) ? 'expired' : job.state,
    createdAt: job.createdAt.toISOString(),
    expiresAt: job.expiresAt.toISOString(),
  };
}

/** True if an export has expired; it stays listed for another day. */
export function isExpired({ state, expiresAt }: Pick<ExportJob, 'state' | 'expiresAt'>, now: Date): boolean {
  return state === 'ready' && expiresAt <= now;
}

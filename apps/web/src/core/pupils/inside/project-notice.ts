import { LIMITS, type ProjectState } from '@murmel/contracts';

/** Notice below the bar: the project is paused or over, or little time is left (spec C17). */
export type ProjectNotice = { key: 'paused' | 'ended' | 'lastMinute'; count?: undefined } | { key: 'minutes'; count: number };

const MINUTE = 60_000;

/** @param now by the server's clock */
export function projectNoticeOf({ state, endsAt }: { state: ProjectState; endsAt: string }, now: number): ProjectNotice | undefined {
  if (state !== 'active') return { key: state };
  const left = new Date(endsAt).getTime() - now;
  if (left <= 0) return { key: 'ended' };
  if (left > LIMITS.project.warningMinutes * MINUTE) return undefined;
  return left <= MINUTE ? { key: 'lastMinute' } : { key: 'minutes', count: Math.ceil(left / MINUTE) };
}

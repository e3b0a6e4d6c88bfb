import { LIMITS } from '@murmel/contracts';

const MINUTE_MS = 60_000;

/** Until when somebody is stopped who is stopped now, as a time of the day. */
export function stopEnd(language: string): string {
  const until = new Date(Date.now() + LIMITS.pinboard.stopMinutes * MINUTE_MS);
  return until.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
}

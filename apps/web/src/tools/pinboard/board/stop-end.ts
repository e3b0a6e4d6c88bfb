import { LIMITS } from '@murmel/contracts';
import { timeText } from '../../../core/dates/dates';

const MINUTE_MS = 60_000;

/** Returns the end of a stop imposed now, as a time of the day. */
export function stopEnd(language: string): string {
  return timeText(new Date(Date.now() + LIMITS.pinboard.stopMinutes * MINUTE_MS), language);
}

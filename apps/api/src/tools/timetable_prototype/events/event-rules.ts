import { type EventRepetition, type EventWhen, PROTOTYPE_CALENDAR_LIMITS } from '@murmel/contracts';
import { daysBetween, localTimeExists } from '../../../core/recurrence/local-time.js';
import { apiError } from '../../../platform/api-error.js';

/**
 * Refuses times that no clock shows in this order.
 * @throws EVENT_ENDS_FIRST, EVENT_TOO_LONG, EVENT_TIME_SKIPPED for a begin in the hour that spring leaves out
 */
export function refuseWhen({ startDate, startTime, endDate, endTime }: EventWhen, zone: string): void {
  if (`${endDate} ${endTime}` <= `${startDate} ${startTime}`) throw apiError('EVENT_ENDS_FIRST');
  const { days } = PROTOTYPE_CALENDAR_LIMITS;
  if (daysBetween(startDate, endDate) > days) throw apiError('EVENT_TOO_LONG', { limit: days });
  if (!localTimeExists(startDate, startTime, zone)) throw apiError('EVENT_TIME_SKIPPED', { date: startDate, time: startTime, zone });
}

/** @throws EVENT_REPEATS_UNTIL_BEFORE */
export function refuseRepetition({ repeats, until }: EventRepetition, startDate: string): void {
  if (repeats !== 'does_not_repeat' && until !== null && until < startDate) throw apiError('EVENT_REPEATS_UNTIL_BEFORE');
}

/** Keeps one end of a repetition, and none of an event that does not repeat. */
export function withOneEnd({ repeats, until, count }: EventRepetition): EventRepetition {
  if (repeats === 'does_not_repeat') return { repeats, until: null, count: null };
  return { repeats, until, count: until === null ? count : null };
}

import { calendarHour } from '../dates/dates';

export type Greeting = 'night' | 'morning' | 'day' | 'evening';

/** Returns the greeting for the time of day in Berlin: from 5 morning, from 11 day, from 18 evening, from 22 night. */
export function greeting(at: Date): Greeting {
  const hour = calendarHour(at);
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 11) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}

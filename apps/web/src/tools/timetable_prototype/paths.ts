import { callsRouteOf, TOOLS } from '@murmel/contracts';

const { route } = TOOLS.timetable_prototype;

/** Returns the address of a calendar, on a day. */
export const calendarPath = (id: string, date?: string): string => `${route}/${id}${date === undefined ? '' : `?date=${date}`}`;
/** Returns the address of a calendar's settings. */
export const settingsPath = (id: string): string => `${route}/${id}/edit`;
/** Returns the address of one event. @param date the day that the rule gave the occurrence */
export const eventPath = (id: string, eventId: string, date: string): string => `${route}/${id}/events/${eventId}?date=${date}`;
/** Returns the address of the calendar as a file for other programs. */
export const fileAddress = (id: string): string => `/api${callsRouteOf('timetable_prototype')}/${id}/ics`;

/** All of the tool that others may use: its calls are reached by the contract. */
export type {
  EventFields,
  EventOccurrence,
  EventRepetition,
  EventWhen,
  PrototypeCalendar,
  PrototypeCalendarItem,
  PrototypeCalendarLive,
  PrototypeEvent,
} from './calls.js';
export { PROTOTYPE_CALENDAR_LIMITS } from './limits.js';
export * from './names.js';

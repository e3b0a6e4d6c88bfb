import type { Repeats } from '../../recurrence-names.js';

/** How often an event of a prototype calendar repeats: as the timetable's, without years (spec TTB-11). */
export const PROTOTYPE_REPEATS = ['does_not_repeat', 'daily', 'weekly', 'biweekly', 'monthly'] as const;
export type PrototypeRepeats = (typeof PROTOTYPE_REPEATS)[number];

/** Reads the name of this tool as the one of the engine. */
export const repeatsOfEvent = (name: PrototypeRepeats): Repeats => (name === 'does_not_repeat' ? 'none' : name);

/** Reads a name of the engine as that of this tool. */
export const prototypeRepeatsOf = (repeats: Repeats): PrototypeRepeats =>
  repeats === 'none' || repeats === 'yearly' ? 'does_not_repeat' : repeats;

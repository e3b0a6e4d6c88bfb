import { LIMITS } from '../limits.js';
import { type ContentOf, choice, type Fields, flag, id, list, maybe, record, whole, words } from '../parts/field.js';
import { PART_FIELDS } from '../parts/part-fields.js';
import { type CardKind, LIGHTS, WORK_MODES } from './teaching-board-names.js';

const { dice, groupNameMax, lapsMax, lightWordMax, namesMax, timer } = LIMITS.teachingBoard;

/** Milliseconds since 1970, or of a duration; whole, and never so large that no calendar has it. */
const milliseconds = whole(0, 8e15);
/** Time as state: start of the run by the server's clock (null: paused), and the time elapsed before. */
const run = record({ startedAt: maybe(milliseconds), elapsed: milliseconds });
const namedEntry = record({ id: words(12, { min: 1 }), name: words(60) });
const lightWord = words(lightWordMax, { trimmed: true });

/** Fields stored for each kind of card on a teaching board. A kind that is missing here does not compile. */
export const CARD_FIELDS = {
  ...PART_FIELDS,
  clock: { face: choice(['both', 'analog', 'digital']), seconds: flag },
  /** counts down: how long, and since when. What is left follows from the time, so every screen agrees */
  timer: { seconds: whole(timer.minSeconds, timer.maxSeconds), run, muted: flag },
  /** counts up; `laps`: what it showed when each one was taken, in milliseconds */
  stopwatch: { run, laps: list(milliseconds, lapsMax) },
  /** `words`: label below each light; empty: the product's default */
  stoplight: { light: choice([...LIGHTS, 'off']), words: record({ red: lightWord, yellow: lightWord, green: lightWord }) },
  work_mode: { mode: choice(WORK_MODES) },
  /** `values` were rolled once, on one side; `rolls` counts them, so that the same result again is seen as a new one */
  dice: { count: whole(dice.min, dice.max), values: list(whole(1, dice.sides), dice.max), rolls: whole(0, 1e9) },
  /** `list`: which names are drawn from; the names themselves are kept outside of the board. `draws` counts them */
  lottery: {
    list: maybe(id),
    repeat: flag,
    drawn: list(namedEntry, namesMax),
    current: maybe(namedEntry),
    draws: whole(0, 1e9),
  },
  /** `list`: whom the groups are made of; who must not meet is kept outside, too. An empty name of a group: its number */
  group: {
    list: maybe(id),
    by: choice(['count', 'size']),
    number: whole(1, namesMax - 1),
    groups: list(record({ name: words(groupNameMax), members: list(namedEntry, namesMax) }), namesMax),
  },
} as const satisfies Record<CardKind, Fields>;

export type CardContents = { [K in CardKind]: ContentOf<(typeof CARD_FIELDS)[K]> };
export type FormedGroup = CardContents['group']['groups'][number];

import type { PresenceState } from './collaboration.js';
import { PERSON_COLOURS, PERSON_SWIRLS } from './person-look.js';

/**
 * Presence that users show to each other in live documents, and its parsing: once on the server, and once more in each browser, because
 * data sent by other users must never throw there. Unknown fields are dropped.
 */

/** One sign of a text, as Yjs numbers it. */
interface SignId {
  client: number;
  clock: number;
}

/** A place in a text that stays where it is while others write, as Yjs writes it. */
export interface TextPlace {
  type: SignId | null;
  tname: string | null;
  item: SignId | null;
  assoc: number;
}

/** Position of a user's caret in a text document, and the extent of the selection. */
export interface TextCursor {
  anchor: TextPlace;
  head: TextPlace;
}

/** Position of a user on a board, as sent by their client: at most 2 kB. Names come from the server. */
export interface BoardCursor {
  /** pointer, as shares of the board's scrolled surface in CSS pixels from its start; absent on phones */
  x?: number;
  y?: number;
  /** the list that x and y are measured in, so that other widths show it at the right place */
  list?: string;
  /** the card that is open or being dragged */
  card?: string;
  /** is typing in it (`card`), or writes a new one (`list`) */
  typing?: boolean;
}

/** Far beyond every board; an element moved further makes browsers behave strangely. */
const FARTHEST = 1_000_000;
const LONGEST_ID = 40;
const LONGEST_NAME = 200;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isShort = (value: unknown, longest: number): value is string => typeof value === 'string' && value.length <= longest;

/** @returns null for nothing, undefined for what is no id */
function signIdOf(value: unknown): SignId | null | undefined {
  if (value === null || value === undefined) return null;
  if (!isRecord(value)) return undefined;
  const { client, clock } = value;
  return isCount(client) && isCount(clock) ? { client, clock } : undefined;
}

function placeOf(value: unknown, field: string): TextPlace | undefined {
  if (!isRecord(value)) return undefined;
  const type = signIdOf(value['type']);
  const item = signIdOf(value['item']);
  const tname = value['tname'] ?? null;
  const assoc = value['assoc'] ?? 0;
  // Another name would create a new part in the document of each viewer.
  if (type === undefined || item === undefined || (tname !== null && tname !== field) || !Number.isSafeInteger(assoc)) return undefined;
  return type === null && item === null && tname === null
    ? undefined
    : { type, tname: tname as string | null, item, assoc: assoc as number };
}

/**
 * @param field the name of the document's one part
 * @returns undefined for anything that is no cursor in it
 */
export function textCursorOf(value: unknown, field: string): TextCursor | undefined {
  if (!isRecord(value)) return undefined;
  const anchor = placeOf(value['anchor'], field);
  const head = placeOf(value['head'], field);
  return anchor && head && { anchor, head };
}

/** @returns undefined for what is no object; fields that do not fit are left out */
export function boardCursorOf(value: unknown): BoardCursor | undefined {
  if (!isRecord(value)) return undefined;
  const { x, y, list, card, typing } = value;
  const isPlace = (given: unknown): given is number => typeof given === 'number' && Math.abs(given) <= FARTHEST;
  return {
    ...(isPlace(x) ? { x } : {}),
    ...(isPlace(y) ? { y } : {}),
    ...(isShort(list, LONGEST_ID) ? { list } : {}),
    ...(isShort(card, LONGEST_ID) ? { card } : {}),
    ...(typing === true ? { typing } : {}),
  };
}

/** @returns whose state it is; undefined before the server has put a name to it, and for anything else */
export function presentPersonOf(state: unknown): PresenceState['user'] | undefined {
  const user = isRecord(state) ? state['user'] : undefined;
  if (!isRecord(user)) return undefined;
  const { id, name, colour, swirl, teacher } = user;
  const isOf = (given: unknown, count: number): given is number => isCount(given) && given < count;
  if (!isShort(id, LONGEST_ID) || !isShort(name, LONGEST_NAME) || !isOf(colour, PERSON_COLOURS) || !isOf(swirl, PERSON_SWIRLS))
    return undefined;
  return { id, name, colour, swirl, teacher: teacher === true };
}

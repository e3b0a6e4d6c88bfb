import { CARD_FIELDS, type CardKind, type Fields, LIMITS } from '@murmel/contracts';
import type { AnyPartKind } from '../parts/content.js';
import type { PartKind } from '../parts/part.js';
import { PART_KINDS } from '../parts/part-kinds.js';
import { STOPPED } from './time/run.js';

const { groupsMax, namesMax } = LIMITS.teachingBoard;

/** A kind of part that stands on the grid. */
export interface CardKindDefinition<F extends Fields> extends PartKind<F> {
  /** cells that a new card covers */
  size: { width: number; height: number };
}

/** Every kind of card. One of the contracts that is missing here does not compile. */
export const CARD_DEFINITIONS: { readonly [K in CardKind]: CardKindDefinition<(typeof CARD_FIELDS)[K]> } = {
  text: { ...PART_KINDS.text, size: { width: 20, height: 14 } },
  image: { ...PART_KINDS.image, size: { width: 14, height: 14 } },
  clock: { initial: { face: 'both', seconds: true }, size: { width: 10, height: 14 } },
  timer: { initial: { seconds: 300, run: STOPPED, muted: false }, size: { width: 14, height: 14 } },
  stopwatch: { initial: { run: STOPPED, laps: [] }, size: { width: 14, height: 14 } },
  stoplight: { initial: { light: 'red', words: { red: '', yellow: '', green: '' } }, size: { width: 9, height: 14 } },
  work_mode: { initial: { mode: 'silent' }, size: { width: 9, height: 14 } },
  dice: { initial: { count: 2, values: [], rolls: 0 }, size: { width: 9, height: 14 } },
  lottery: {
    initial: { list: null, repeat: false, drawn: [], current: null, draws: 0 },
    size: { width: 14, height: 11 },
    behind: ['list', 'drawn'],
  },
  group: {
    initial: { list: null, by: 'size', number: 4, groups: [] },
    size: { width: 20, height: 14 },
    behind: ['list'],
    refuse: ({ groups }) => {
      if (groups.length > groupsMax) return { code: 'NAMES_INVALID', limit: groupsMax };
      const members = groups.flatMap((one) => one.members.map(({ id }) => id));
      return members.length > namesMax || new Set(members).size < members.length ? { code: 'NAMES_INVALID', limit: namesMax } : undefined;
    },
  },
  qr_link: { ...PART_KINDS.qr_link, size: { width: 9, height: 14 } },
  video: { ...PART_KINDS.video, size: { width: 20, height: 13 } },
  embed: { ...PART_KINDS.embed, size: { width: 24, height: 18 } },
  file: { ...PART_KINDS.file, size: { width: 12, height: 8 } },
  internal_tool: { ...PART_KINDS.internal_tool, size: { width: 24, height: 18 } },
};

/** A kind for code that knows none. */
export interface AnyCardKind extends AnyPartKind {
  size: { width: number; height: number };
}

export function definitionOf(kind: CardKind): AnyCardKind {
  return { fields: CARD_FIELDS[kind], ...(CARD_DEFINITIONS[kind] as unknown as Omit<AnyCardKind, 'fields'>) };
}

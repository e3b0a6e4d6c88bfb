import { LIMITS, type NamedEntry } from '@murmel/contracts';
import * as v from 'valibot';
import { cardKind } from './card-kind.js';
import { namedEntry, optionalId, textUpTo, wholeNumber } from './fields.js';

const { groupsMax, groupNameMax, namesMax } = LIMITS.teachingBoard;

export interface FormedGroup {
  /** empty: its number */
  name: string;
  members: readonly NamedEntry[];
}
/** `list`: whom the groups are made of; the list itself, and who must not meet, are kept outside of the board. */
export type GroupContent = { list: string | null; by: 'count' | 'size'; number: number; groups: readonly FormedGroup[] };

export const group = cardKind<GroupContent>({
  fields: {
    list: optionalId,
    by: v.picklist(['count', 'size']),
    number: wholeNumber(1, namesMax - 1),
    groups: v.pipe(
      v.array(v.strictObject({ name: textUpTo(groupNameMax), members: v.pipe(v.array(namedEntry), v.maxLength(namesMax)) })),
      v.maxLength(namesMax),
    ),
  },
  initial: { list: null, by: 'size', number: 4, groups: [] },
  size: { width: 20, height: 14 },
  behind: ['list'],
  refuse: ({ groups }) => {
    if (groups.length > groupsMax) return { code: 'NAMES_INVALID', limit: groupsMax };
    const members = groups.flatMap((one) => one.members.map(({ id }) => id));
    return members.length > namesMax || new Set(members).size < members.length ? { code: 'NAMES_INVALID', limit: namesMax } : undefined;
  },
});

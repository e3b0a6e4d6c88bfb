import {
  type Actor,
  type FolderFacts,
  NOBODY,
  NOTHING_GRANTED,
  NOTHING_PRESENTED,
  STANDINGS,
  type Standing,
  standingTo,
} from '@murmel/access-policy';
import { type Item, ItemMember, newId } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { type EnclosingFolder, enclosingFolders } from './folder-placement.js';

/** Fields of an item that decide who gets access through folders. */
type Lying = Pick<Item, 'privacy' | 'folderId'>;

/** One thing that lies elsewhere from now on, or in the same place less closed. */
export interface AccessChange {
  item: Item;
  /** undefined: no access before, because it was in the trash */
  before: Lying | undefined;
  after: Lying;
}

/** A folder around something, with whom its owner invited there. */
type Around = EnclosingFolder & { step: number; members: readonly ItemMember[] };

/** Access to an item through a folder: by its link, or by an invitation. */
interface FolderAccess {
  /** folder of the access; the outermost one of several */
  folder: Around;
  email: string | null;
  standing: Standing;
}

/** Number of members that are named; the others are only counted. */
const NAMED = 5;

/**
 * Requires confirmation before other accounts gain access to an item by a folder around it, or more rights there, for every cause: a move,
 * the trash, a lock that is lifted. Uses the same rule that authorizes them. Runs inside a transaction that locks the owner's folders.
 * @throws FOLDER_IS_SHARED with the folder, some of those who come in, and the number of things
 */
export async function refuseUnconfirmedAccess(manager: EntityManager, changes: readonly AccessChange[]): Promise<void> {
  const folders = await foldersAround(manager, changes);
  const wider = changes.flatMap(({ item, before, after }) => {
    const known = new Map((before ? waysTo(item, before, folders) : []).map((way) => [keyOf(way), way.standing]));
    const ways = waysTo(item, after, folders).filter((way) => rank(way.standing) > rank(known.get(keyOf(way)) ?? 'none'));
    return ways.length > 0 ? [ways] : [];
  });
  if (wider.length === 0) return;
  const ways = wider.flat();
  const { title: folder, privacy } = ways.map((way) => way.folder).reduce((far, one) => (one.step > far.step ? one : far));
  const emails = [...new Set(ways.flatMap(({ email }) => email ?? []))].sort();
  const people = { members: emails.slice(0, NAMED), memberCount: emails.length };
  throw apiError('FOLDER_IS_SHARED', { folder, privacy, ...people, items: wider.length });
}

const rank = (standing: Standing): number => STANDINGS.indexOf(standing);
const keyOf = ({ folder, email }: FolderAccess): string => email ?? folder.id;

/** The folders around each place, the nearest first. */
async function foldersAround(manager: EntityManager, changes: readonly AccessChange[]): Promise<ReadonlyMap<string, readonly Around[]>> {
  const places = [...new Set(changes.flatMap(({ before, after }) => [before?.folderId ?? [], after.folderId ?? []].flat()))];
  const found = new Map<string, EnclosingFolder[]>();
  for (const place of places) found.set(place, await enclosingFolders(manager, place));
  const ids = [...new Set([...found.values()].flat().map(({ id }) => id))];
  const members = ids.length === 0 ? [] : await manager.findBy(ItemMember, { itemId: In(ids) });
  return new Map(
    [...found].map(([place, around]) => [
      place,
      around.map((folder, step) => ({ ...folder, step, members: members.filter(({ itemId }) => itemId === folder.id) })),
    ]),
  );
}

/**
 * Returns all access to an item that comes from a folder and not from itself: by each folder's link, and for each person invited to one.
 */
function waysTo(item: Item, { privacy, folderId }: Lying, folders: ReadonlyMap<string, readonly Around[]>): FolderAccess[] {
  const around = folders.get(folderId ?? '') ?? [];
  const lying = { ...item, privacy };
  const itself = rank(standingOf(NOBODY, lying, [], {}));
  const emails = [...new Set(around.flatMap(({ members }) => members.map(({ email }) => email)))];
  const byInvitation = emails.map((email): FolderAccess => {
    const folder = around.findLast(({ members }) => members.some((member) => member.email === email))!;
    return { folder, email, standing: standingOf(SOMEBODY, lying, around, { email }) };
  });
  const byLink = around.map(
    (folder): FolderAccess => ({ folder, email: null, standing: standingOf(NOBODY, lying, around, { link: folder }) }),
  );
  return [...byInvitation, ...byLink].filter(({ standing }) => rank(standing) > itself);
}

/** A colleague of whom nothing else is known. */
const SOMEBODY: Actor = { ...NOBODY, account: { id: newId(), type: 'User', admin: false, reviewer: false } };

/** Access by the item's own link or invitation is ignored: it does not depend on the folders. */
function standingOf(actor: Actor, item: Item, around: readonly Around[], by: { link?: Around; email?: string }): Standing {
  const folders = around.map(({ privacy, visitorPermission, hidden, id, members }): FolderFacts => {
    const open = id === by.link?.id;
    const memberRole = members.find(({ email }) => email === by.email)?.role ?? null;
    return { privacy, visitorPermission, hidden, memberRole, granted: { token: open, password: open } };
  });
  const { kind, ownerId, privacy, visitorPermission, hiddenAt } = item;
  return standingTo(actor, {
    ...{
      kind,
      parentId: null,
      ownerId,
      privacy,
      visitorPermission,
      hidden: hiddenAt !== null,
      discarded: false,
      reported: false,
      lent: false,
    },
    ...{ disputed: false, memberRole: null, granted: NOTHING_GRANTED, presented: NOTHING_PRESENTED, project: null, schoolTemplate: false },
    folders,
  });
}

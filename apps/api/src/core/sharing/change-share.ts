import { type AutoCleanup, type ContentLicence, type Privacy, type VisitorPermission, visitorActsOf } from '@murmel/contracts';
import { Item, newSecret, publishItemAccessChanged } from '@murmel/server';
import type { DataSource, EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { hashPassword } from '../accounts/passwords.js';
import { isReservedShortCode } from '../short-codes/reserved-short-codes.js';
import { freeShortCode, isTakenCode } from '../short-codes/short-codes.js';

export interface ShareChange {
  privacy?: Privacy | undefined;
  visitorPermission?: VisitorPermission | undefined;
  autoCleanup?: AutoCleanup | undefined;
  licence?: ContentLicence | undefined;
  password?: string | undefined;
  shortCode?: string | true | null | undefined;
}

type RefuseOpening = (manager: EntityManager, item: Item, privacy: Privacy) => Promise<void>;

/** Reads the item for its share dialog; the short address is made when the dialog first opens (spec E7). */
export async function readShare(database: DataSource, id: string): Promise<Item> {
  const item = await database.manager.findOneByOrFail(Item, { id });
  if (item.shortCode !== null || item.shortCodeOff) return item;
  await giveShortCode(database, id);
  return database.manager.findOneByOrFail(Item, { id });
}

/**
 * Changes who gets in and how. A new password ends all grants by password at once; every change makes open connections decide again.
 * @param refuseOpening throws what forbids its next level
 * @throws PASSWORD_NEEDED_FIRST, PERMISSION_WITHOUT_MEANING, CLEANUP_WITHOUT_MEANING for a folder, SHORT_CODE_TAKEN
 */
export async function changeShare(database: DataSource, id: string, change: ShareChange, refuseOpening: RefuseOpening): Promise<Item> {
  // argon2 is slow on purpose: it must not hold the row's lock.
  const passwordHash = change.password === undefined ? undefined : await hashPassword(change.password);
  try {
    return await changeUnderLock(database, id, async (manager, item) => {
      const { shortCode, password: _password, ...plain } = change;
      if (change.privacy && change.privacy !== item.privacy) await refuseOpening(manager, item, change.privacy);
      if (change.privacy === 'password_protected' && !passwordHash && !item.passwordHash) throw apiError('PASSWORD_NEEDED_FIRST');
      if (change.autoCleanup && change.autoCleanup !== 'never' && item.kind === 'folder') throw apiError('CLEANUP_WITHOUT_MEANING');
      if (change.visitorPermission && !visitorActsOf(item.kind)[change.visitorPermission]) throw apiError('PERMISSION_WITHOUT_MEANING');
      return {
        ...given(plain),
        ...(passwordHash === undefined ? {} : { passwordHash, passwordVersion: item.passwordVersion + 1 }),
        ...(shortCode === undefined ? {} : { shortCode: await chosenCode(manager, item, shortCode), shortCodeOff: shortCode === null }),
      };
    });
  } catch (error) {
    if (isTakenCode(error)) throw apiError('SHORT_CODE_TAKEN');
    throw error;
  }
}

/** Renews the secret link; those who got access by the old one, or by the password, lose it at once. */
export function renewToken(database: DataSource, id: string): Promise<Item> {
  return changeUnderLock(database, id, (_manager, { linkVersion, passwordVersion }) =>
    Promise.resolve({ token: newSecret(), linkVersion: linkVersion + 1, passwordVersion: passwordVersion + 1 }),
  );
}

type Decide = (manager: EntityManager, item: Item) => Promise<Partial<Item>>;

async function changeUnderLock(database: DataSource, id: string, decide: Decide): Promise<Item> {
  return database.transaction(async (manager) => {
    const item = await manager.findOne(Item, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!item) throw apiError('NOT_FOUND');
    const columns = { ...(await decide(manager, item)), updatedAt: new Date() };
    await manager.update(Item, { id }, columns);
    await publishItemAccessChanged(manager, id);
    return Object.assign(item, columns);
  });
}

/** Returns only the fields that were sent: `undefined` must not overwrite stored values. */
function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** The code that an item has from now on; true: a random one. @throws SHORT_CODE_TAKEN */
export async function chosenCode(
  manager: EntityManager,
  item: Pick<Item, 'shortCode'>,
  wanted: string | true | null,
): Promise<string | null> {
  if (wanted === null) return null;
  if (wanted === true) return freeShortCode(manager);
  if (wanted === item.shortCode) return wanted;
  if (isReservedShortCode(wanted) || (await manager.existsBy(Item, { shortCode: wanted }))) throw apiError('SHORT_CODE_TAKEN');
  return wanted;
}

async function giveShortCode(database: DataSource, id: string): Promise<void> {
  const code = await freeShortCode(database.manager);
  try {
    await database.query('update item set short_code = $2 where id = $1 and short_code is null and not short_code_off', [id, code]);
  } catch (error) {
    if (!isTakenCode(error)) throw error;
    await giveShortCode(database, id);
  }
}

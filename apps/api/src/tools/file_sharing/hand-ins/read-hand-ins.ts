import { FILE_SHARING_LIMITS, type HandedInFile, type HandIn, type HandIns, type OwnHandIn, ownLook } from '@murmel/contracts';
import { type FileShare, namesOfAuthors, type OwnerFile } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { missingFrom } from '../../../core/projects/missing-pupils.js';
import { itemOf, type RequestContext } from '../../../platform/request-context.js';
import { fileShareOf } from '../file-share-repository.js';
import { ownFiles } from './accept-hand-in.js';
import { receiptOf } from './receipt.js';

interface ReceivedHandIn {
  accountId: string | null;
  visitorId: string | null;
}
type SentFile = ReceivedHandIn & Pick<OwnerFile, 'id' | 'name' | 'contentType' | 'bytes' | 'thumbnailKey' | 'createdAt' | 'storageKey'>;
type Coming = ReceivedHandIn & { name: string; bytes: number; received: number; createdAt: Date };

/** One person with everything of theirs, and where its bytes lie. */
export interface HandInSender extends Omit<HandIn, 'files'> {
  accountId: string | null;
  files: (HandedInFile & { storageKey: string })[];
}

/** Returns the hand-ins by person, the earliest sender first. */
export async function handInsOf(manager: EntityManager, itemId: string): Promise<HandIns> {
  const [senders, missing] = await Promise.all([sendersOf(manager, itemId), missingFrom(manager, itemId, SENT)]);
  const percentOf = (id: string): number | null => {
    const going = senders.find(({ accountId }) => accountId === id)?.coming.at(-1);
    return going ? Math.floor((going.received / going.bytes) * 100) : null;
  };
  const people = senders.map(({ files, accountId: _account, ...person }) => ({
    ...person,
    files: files.map(({ storageKey: _place, ...file }) => file),
  }));
  return { people, missing: missing.map(({ id, name }) => ({ id, name, percent: percentOf(id) })) };
}

/** Returns the caller's own hand-in, with the name shown to the teacher. */
export async function ownHandIn(manager: EntityManager, context: RequestContext): Promise<OwnHandIn> {
  const { account, visitor } = context;
  const id = account?.id ?? visitor?.id;
  const names = await namesOfAuthors(manager, itemOf(context).id, account ? [account.id] : [], !account && visitor ? [visitor.id] : []);
  const share = await fileShareOf(manager, itemOf(context).id);
  const files = (await ownFiles(manager, context)).map((file) => answerOf(file, share));
  const known = account || files.length > 0 || visitor?.named;
  return { name: known && id ? (names.get(id)?.name ?? null) : null, files };
}

/** Uploads to the item `$1` that still go on; what its owner sends is none that is handed in. */
export const UPLOADING = `item_id = $1 and finished_at is null and changed_at > now() - interval '${FILE_SHARING_LIMITS.comingMinutes} minutes'
  and account_id is distinct from (select owner_id from item where id = $1)`;

/** Returns all senders with a file here or being uploaded. */
export async function sendersOf(manager: EntityManager, itemId: string): Promise<HandInSender[]> {
  const share = await fileShareOf(manager, itemId);
  const files = await manager.query<SentFile[]>(
    `select id, account_id as "accountId", visitor_id as "visitorId", name, content_type as "contentType", bytes, thumbnail_key as "thumbnailKey",
            created_at as "createdAt", storage_key as "storageKey"
       from owner_file where item_id = $1 and used_by = 'answer' order by created_at, id`,
    [itemId],
  );
  const coming = await manager.query<Coming[]>(
    `select account_id as "accountId", visitor_id as "visitorId", name, bytes, received, created_at as "createdAt"
       from upload where ${UPLOADING} order by created_at, id`,
    [itemId],
  );
  const all = [...files, ...coming].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const ids = [...new Set(all.map(keyOf))];
  const names = await namesOfAuthors(
    manager,
    itemId,
    all.flatMap(({ accountId }) => accountId ?? []),
    all.flatMap(({ visitorId }) => visitorId ?? []),
  );
  const of = <T extends ReceivedHandIn>(rows: T[], key: string): T[] => rows.filter((row) => keyOf(row) === key);
  return ids.map((key, index) => ({
    key: String(index + 1),
    accountId: all.find((row) => keyOf(row) === key)?.accountId ?? null,
    name: names.get(key)?.name ?? '',
    look: ownLook(key),
    files: of(files, key).map((file) => ({ ...answerOf(file, share), storageKey: file.storageKey })),
    coming: of(coming, key).map(({ name, bytes, received }) => ({ name, bytes, received })),
  }));
}

/** Returns the key of a sender. Files of erased people have none and stand each by itself. */
function keyOf({ accountId, visitorId, ...row }: ReceivedHandIn & { id?: string }): string {
  return accountId ?? visitorId ?? row.id ?? '';
}

/** @param share its deadline as it is now: a file is late no longer once that was extended */
function answerOf(
  { id, name, contentType, bytes, thumbnailKey, createdAt }: Omit<SentFile, keyof ReceivedHandIn | 'storageKey'>,
  { closesAt }: Pick<FileShare, 'closesAt'>,
): HandedInFile {
  const late = closesAt !== null && createdAt > closesAt;
  return { id, name, contentType, bytes, image: thumbnailKey !== null, receipt: receiptOf(id), at: createdAt.toISOString(), late };
}

/** SQL: an account `a` has handed something in. */
const SENT = `select 1 from owner_file f where f.item_id = s.item_id and f.account_id = a.id and f.used_by = 'answer'`;

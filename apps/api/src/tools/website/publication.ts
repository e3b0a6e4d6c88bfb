import { migrateBoard, parseWebsite, type Site, type WebsiteTable } from '@murmel/documents';
import { type Item, Website } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { ReadBoard } from '../../core/boards/board-reader.js';
import { apiError } from '../../platform/api-error.js';
import { draftOf, STORED_WEBSITE } from './stored-website.js';

/** Public content of a website, as it was published. */
export interface WebsitePublication extends ReadBoard<WebsiteTable, Site> {
  imprint: string;
  privacyNote: string;
  at: Date;
}

/** @throws NOT_FOUND for items of other tools */
export async function websiteOf(manager: EntityManager, itemId: string): Promise<Website> {
  const website = await manager.findOneBy(Website, { itemId });
  if (!website) throw apiError('NOT_FOUND');
  return website;
}

/**
 * @returns undefined as long as the website is not published
 */
export function publicationIn({ published, publishedAt, imprint, privacyNote }: Website): WebsitePublication | undefined {
  if (!published || !publishedAt) return undefined;
  const data = migrateBoard(STORED_WEBSITE, published);
  return { data, board: parseWebsite(data), imprint, privacyNote, at: publishedAt };
}

/** Templates that others than their author begin with. */
const GIVEN_AWAY: ReadonlySet<Item['templateFor']> = new Set(['school', 'public']);

/** Returns the content for readers who are not authors: the published one, of a template the part its authors give away. */
export async function publishedPages(
  manager: EntityManager,
  { id, templateFor, createdAt }: Pick<Item, 'id' | 'templateFor' | 'createdAt'>,
): Promise<WebsitePublication | undefined> {
  const website = await manager.findOneBy(Website, { itemId: id });
  const published = website && publicationIn(website);
  if (published || !website || !GIVEN_AWAY.has(templateFor)) return published ?? undefined;
  const { imprint, privacyNote } = website;
  return { ...(await draftOf(manager, id)), imprint, privacyNote, at: createdAt };
}

/** Returns the imprint and privacy note of the owner's last website, with which a new one begins. */
export async function lastImprint(manager: EntityManager, ownerId: string): Promise<Pick<Website, 'imprint' | 'privacyNote'>> {
  const [last] = await manager.query<{ imprint: string; privacyNote: string }[]>(
    `select w.imprint, w.privacy_note as "privacyNote" from website w join item i on i.id = w.item_id
      where i.owner_id = $1 and w.imprint <> '' order by w.published_at desc nulls last limit 1`,
    [ownerId],
  );
  return { imprint: last?.imprint ?? '', privacyNote: last?.privacyNote ?? '' };
}

/** Returns the imprint of the owner's school, which stands in for one of a website; empty where there is none. */
export async function imprintOfSchool(manager: EntityManager, ownerId: string): Promise<string> {
  const [row] = await manager.query<{ imprint: string }[]>(
    'select s.imprint from account a join school s on s.id = a.school_id where a.id = $1',
    [ownerId],
  );
  return row?.imprint ?? '';
}

/** Counts this account's other websites that are published. */
export async function otherSites(manager: EntityManager, ownerId: string, itemId: string): Promise<number> {
  const [row] = await manager.query<{ sites: number }[]>(
    `select count(*)::int as sites from website w join item i on i.id = w.item_id
      where i.owner_id = $1 and i.discarded_at is null and i.id <> $2 and w.published is not null`,
    [ownerId, itemId],
  );
  return row!.sites;
}

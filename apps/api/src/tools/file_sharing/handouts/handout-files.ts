import type { GivenFile } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';

/** Returns the offered files, sorted by folder and name. */
export function handoutFiles(manager: EntityManager, itemId: string): Promise<GivenFile[]> {
  return manager.query<GivenFile[]>(
    `select f.id, f.name, f.content_type as "contentType", f.bytes, f.thumbnail_key is not null as image, s.folder, coalesce(d.downloads, 0) as downloads
       from shared_file s join owner_file f on f.id = s.file_id left join shared_file_downloads d on d.file_id = s.file_id
      where s.item_id = $1 order by s.folder, lower(f.name), f.id`,
    [itemId],
  );
}

/** Counts downloads of offered files, by any caller. */
export async function countDownloads(manager: EntityManager, itemId: string, fileIds: readonly string[]): Promise<void> {
  await manager.query(
    `insert into shared_file_downloads as d (file_id, item_id, downloads)
       select file_id, item_id, 1 from shared_file where item_id = $1 and file_id = any($2::uuid[]) order by file_id
     on conflict (file_id) do update set downloads = d.downloads + 1`,
    [itemId, fileIds],
  );
}

import { decide } from '@murmel/access-policy';
import { type ContentKind, type ItemPicture, PICTURE_LIMITS } from '@murmel/contracts';
import { loadItemFacts } from '@murmel/server';
import type { PictureContribution } from '../tool-contribution/contributions.js';

/** Number of a folder's items that are checked for a caller other than the owner. */
const LOOKED_AT = 12;

/** Returns the kinds of the items in a folder, newest first, as far as the viewer may read them. */
export const folderPictures: PictureContribution = {
  async ofRows(manager, { actor }, items) {
    const inside = await manager.query<{ id: string; folderId: string; kind: ContentKind; locked: boolean; mine: boolean }[]>(
      `select i.id, f.id as "folderId", i.kind, i.privacy = 'locked' as locked, i.owner_id = $2 as mine from unnest($1::uuid[]) f (id)
         cross join lateral (
           select * from item where folder_id = f.id and discarded_at is null
            order by greatest(content_changed_at, updated_at) desc, id limit ${LOOKED_AT}) i`,
      [items.map(({ item }) => item.id), actor.account?.id ?? null],
    );
    const others = inside.filter(({ locked, mine }) => !locked && !mine).map(({ id }) => id);
    const facts = await loadItemFacts(manager, actor, others);
    const readable = inside.filter(({ id, mine }) => mine || decide(actor, 'item.read', { item: facts.get(id) }).allow);
    return new Map(
      items.map(({ item: { id, colour } }): [string, ItemPicture] => {
        const kinds = readable.filter(({ folderId }) => folderId === id).map(({ kind }) => kind);
        return [id, { shape: 'folder', kinds: [...new Set(kinds)].slice(0, PICTURE_LIMITS.kinds), colour }];
      }),
    );
  },
};

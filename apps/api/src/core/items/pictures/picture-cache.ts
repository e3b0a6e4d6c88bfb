import type { ItemPicture as Picture } from '@murmel/contracts';
import type { Item, Logger } from '@murmel/server';
import type { DataSource, EntityManager } from 'typeorm';

/** Raised with every other way of drawing: what was kept before is drawn anew. */
const SHAPE = 1;
/** A row of the journal may be committed this long after a later one was. */
const LATE_SECONDS = 30;
/** Minimum interval between two drawings of a document for its owner while it is being edited. */
const AGAIN_AFTER_SECONDS = 1;
/** One list draws so long; what is left comes with the next, and shows its last picture until then, to its owner alone. */
const DRAWING_MS = 250;

export type DrawDocument = (manager: EntityManager, item: Item) => Promise<Picture>;

interface CachedPicture {
  id: string;
  picture: Picture | null;
  /** nothing was written since */
  current: boolean;
  /** drawn a moment ago */
  recent: boolean;
}

/** A document that is listed. */
export interface ListedDocument {
  item: Item;
  draw: DrawDocument;
  /** true if the caller owns it; to all others nothing is shown that has since been removed or hidden */
  own: boolean;
}

/** Pictures of live documents: drawn when they are listed for the first time since they changed, and kept until they change again. */
export class PictureCache {
  constructor(
    private readonly database: DataSource,
    private readonly logger: Logger,
  ) {}

  async of(items: readonly ListedDocument[]): Promise<Map<string, Picture>> {
    const pictures = new Map<string, Picture>();
    if (items.length === 0) return pictures;
    const kept = new Map((await this.kept(items.map(({ item }) => item.id))).map((one) => [one.id, one]));
    const until = performance.now() + DRAWING_MS;
    for (const { item, draw, own } of items) {
      const one = kept.get(item.id);
      const shown = one?.current || (own && one?.recent) ? one.picture : undefined;
      const picture = shown !== undefined ? shown : performance.now() > until ? own && one?.picture : await this.drawn(item, draw);
      if (picture) pictures.set(item.id, picture);
    }
    return pictures;
  }

  /** Queries the journal for changes since, so that writers need no extra work. */
  private kept(ids: readonly string[]): Promise<CachedPicture[]> {
    return this.database.query<CachedPicture[]>(
      `select p.item_id as id, p.picture::json as picture,
              p.shape = $2 and p.drawn_at > now() - make_interval(secs => $3) as recent,
              p.shape = $2 and not exists (select 1 from document_update u where u.item_id = p.item_id and u.seq > p.seen) as current
         from item_picture p where p.item_id = any($1)`,
      [ids, SHAPE, AGAIN_AFTER_SECONDS],
    );
  }

  private async drawn(item: Item, draw: DrawDocument): Promise<Picture | null> {
    const { manager } = this.database;
    // Asked before the content: what is visible now is in it.
    const [last] = await manager.query<{ seq: string }[]>(
      `select seq from document_update where item_id = $1 and created_at < now() - make_interval(secs => $2) order by seq desc limit 1`,
      [item.id, LATE_SECONDS],
    );
    const picture = await draw(manager, item).catch((error: unknown) => {
      this.logger.warn({ err: error, itemId: item.id }, 'an item could not be drawn');
      return null;
    });
    // Of an item that went meanwhile nothing is kept.
    await manager.query(
      `insert into item_picture (item_id, shape, seen, picture, drawn_at)
       select id, $2, $3, $4::text, now() from item where id = $1 for key share
       on conflict (item_id) do update set shape = excluded.shape, seen = excluded.seen, picture = excluded.picture, drawn_at = excluded.drawn_at
        where item_picture.seen <= excluded.seen or item_picture.shape <> excluded.shape`,
      [item.id, SHAPE, last?.seq ?? '0', picture && JSON.stringify(picture)],
    );
    return picture;
  }
}

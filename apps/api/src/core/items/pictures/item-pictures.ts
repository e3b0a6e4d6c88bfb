import type { ContentKind, ItemPicture } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LOGGER } from '../../../platform/injection-tokens.js';
import type { RequestContext } from '../../../platform/request-context.js';
import { CONTRIBUTIONS, type Contributions, type PreviewedItem } from '../../tool-contribution/contributions.js';
import { PictureCache } from './picture-cache.js';

/** Data from which cards in lists draw items. The caller checks who may see an item at all. */
@Injectable()
export class ItemPictures {
  private readonly documents: PictureCache;

  constructor(
    private readonly database: DataSource,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.documents = new PictureCache(database, logger);
  }

  /**
   * Outside of transactions: what is committed is drawn.
   * @param forAll for the whole world: nothing of people who take part
   * @returns by item id, without those that have none
   */
  async of(context: RequestContext, items: readonly PreviewedItem[], forAll = false): Promise<ReadonlyMap<string, ItemPicture>> {
    const documents = items.flatMap(({ item }) => {
      const pictures = this.contributions[item.kind]?.pictures;
      return pictures && 'ofDocument' in pictures ? [{ item, draw: pictures.ofDocument, own: item.ownerId === context.account?.id }] : [];
    });
    const found = new Map<string, ItemPicture>(await this.documents.of(documents));
    for (const [kind, some] of byKind(items)) {
      const pictures = this.contributions[kind]?.pictures;
      if (!pictures || !('ofRows' in pictures) || (forAll && pictures.ofPeople)) continue;
      for (const [id, picture] of await pictures.ofRows(this.database.manager, context, some)) found.set(id, picture);
    }
    return found;
  }
}

function byKind(items: readonly PreviewedItem[]): Map<ContentKind, PreviewedItem[]> {
  const kinds = new Map<ContentKind, PreviewedItem[]>();
  for (const one of items) kinds.set(one.item.kind, [...(kinds.get(one.item.kind) ?? []), one]);
  return kinds;
}

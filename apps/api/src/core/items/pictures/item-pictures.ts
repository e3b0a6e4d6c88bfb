import type { ContentKind, ItemPicture } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Asking } from '../../../platform/asking.js';
import { LOGGER } from '../../../platform/tokens.js';
import { CONTRIBUTIONS, type Contributions, type PicturedItem } from '../../tool-contribution/contributions.js';
import { KeptPictures } from './kept-pictures.js';

/** Data from which cards in lists draw items. The caller checks who may see an item at all. */
@Injectable()
export class ItemPictures {
  private readonly documents: KeptPictures;

  constructor(
    private readonly database: DataSource,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.documents = new KeptPictures(database, logger);
  }

  /**
   * Outside of transactions: what is committed is drawn.
   * @param forAll for the whole world: nothing of people who take part
   * @returns by item id, without those that have none
   */
  async of(asking: Asking, items: readonly PicturedItem[], forAll = false): Promise<ReadonlyMap<string, ItemPicture>> {
    const documents = items.flatMap(({ item }) => {
      const pictures = this.contributions[item.kind]?.pictures;
      return pictures && 'ofDocument' in pictures ? [{ item, draw: pictures.ofDocument, own: item.ownerId === asking.account?.id }] : [];
    });
    const found = new Map<string, ItemPicture>(await this.documents.of(documents));
    for (const [kind, some] of byKind(items)) {
      const pictures = this.contributions[kind]?.pictures;
      if (!pictures || !('ofRows' in pictures) || (forAll && pictures.ofPeople)) continue;
      for (const [id, picture] of await pictures.ofRows(this.database.manager, asking, some)) found.set(id, picture);
    }
    return found;
  }
}

function byKind(items: readonly PicturedItem[]): Map<ContentKind, PicturedItem[]> {
  const kinds = new Map<ContentKind, PicturedItem[]>();
  for (const one of items) kinds.set(one.item.kind, [...(kinds.get(one.item.kind) ?? []), one]);
  return kinds;
}

import { type CardKind, type Json, toolOfKind } from '@murmel/contracts';
import type { KnownCard } from '@murmel/documents';
import { Item, NamesList, OwnerFile } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { sharedPath } from '../../../core/sharing/public-address.js';
import { apiError } from '../../../platform/api-error.js';
import { type Asking, accountOf, itemOf } from '../../../platform/asking.js';

type Content = Readonly<Record<string, Json>>;

/** What of a card's content points to something outside of the board. The rest is the operation's question. */
@Injectable()
export class GivenContent {
  constructor(private readonly database: DataSource) {}

  /**
   * @param card as it is, when it is changed: what it points to already may be sent again, by whoever may change it
   * @returns the content as it is to be written
   * @throws CARD_INVALID for lists and items of others as for unknown ones, and for files that were not sent to this board
   */
  async accepted(asking: Asking, kind: CardKind, given: Content | undefined, card?: KnownCard): Promise<{ content?: Content }> {
    if (!given) return {};
    const before = (card?.content ?? {}) as Content;
    if (kind === 'internal_tool') return { content: await this.withTool(asking, given, before) };
    const isNew = (field: string): boolean => typeof given[field] === 'string' && given[field] !== before[field];
    if ((kind === 'lottery' || kind === 'group') && isNew('list')) await this.ownList(asking, given['list']);
    return { content: isNew('file') ? { ...given, ...(await this.fileFields(asking, kind, given['file'])) } : given };
  }

  private async ownList(asking: Asking, list: Json | undefined): Promise<void> {
    const mine = isId(list) && (await this.database.manager.existsBy(NamesList, { id: list, ownerId: accountOf(asking).id }));
    if (!mine) throw apiError('CARD_INVALID');
  }

  /** What a card says about its file is what the file is. */
  private async fileFields(asking: Asking, kind: CardKind, file: Json | undefined): Promise<Content> {
    const row = isId(file)
      ? await this.database.manager.findOneBy(OwnerFile, { id: file, itemId: itemOf(asking).id, usedBy: 'part' })
      : null;
    if (!row) throw apiError('CARD_INVALID');
    const { name, contentType, bytes } = row;
    if (kind === 'file') return { name, contentType, bytes };
    return kind === 'video' ? { name } : {};
  }

  /** Name and address are the item's own, whatever was sent. */
  private async withTool(
    asking: Asking,
    { item: wanted, name: _name, address: _address, ...rest }: Content,
    before: Content,
  ): Promise<Content> {
    if (wanted === undefined || (wanted !== null && wanted === before['item'])) return rest;
    if (wanted === null) return { ...rest, item: null, name: '', address: null };
    const item = isId(wanted)
      ? await this.database.manager.findOneBy(Item, { id: wanted, ownerId: accountOf(asking).id, discardedAt: IsNull() })
      : null;
    // A board that shows itself would never end.
    if (!item || !toolOfKind(item.kind) || item.id === itemOf(asking).id) throw apiError('CARD_INVALID');
    return { ...rest, item: item.id, name: item.title, address: sharedPath(item) };
  }
}

function isId(value: Json | undefined): value is string {
  return typeof value === 'string' && isUuid(value);
}

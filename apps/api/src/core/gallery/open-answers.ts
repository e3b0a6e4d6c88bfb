import { LIMITS, type OpenMaterial, PRODUCT_PROVIDER } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { ReplicaReads } from '../../platform/replica/replica-reads.js';
import type { RequestContext } from '../../platform/request-context.js';
import { ItemAnswer } from '../items/item-answer.js';
import { partnerVisibility } from '../partners/partner-visibility.js';
import { partnerPath } from '../partners/partners.js';
import { PRODUCT_ACCOUNT, PRODUCT_NAME } from '../templates/product-account.js';
import { galleryPath } from './gallery-path.js';
import { type FoundOpenItem, type OpenQuery, openItems, stillOpen } from './open-items.js';

/** Open material for the caller: the same for all but for their rights. */
@Injectable()
export class OpenAnswers {
  constructor(
    private readonly database: DataSource,
    private readonly reads: ReplicaReads,
    private readonly answers: ItemAnswer,
  ) {}

  /** Returns one page. @throws LIMIT_REACHED for a query longer than can be expected */
  async page(context: RequestContext, query: OpenQuery) {
    const { max } = LIMITS.search;
    if (query.q !== undefined && query.q.length > max) throw apiError('LIMIT_REACHED', { limit: max, what: 'searchLetters' });
    const { found, total, facets } = await openItems(this.reads, partnerVisibility(context), query);
    return { entries: await this.of(context, found), total, page: query.page, limit: query.limit, facets };
  }

  /** Returns the open ones of these items, in the given order. */
  async ofIds(context: RequestContext, ids: readonly string[]): Promise<OpenMaterial[]> {
    if (ids.length === 0) return [];
    const { found } = await openItems(this.reads, partnerVisibility(context), {
      page: 1,
      limit: ids.length,
      order: 'title',
      ids,
    });
    const places = new Map(ids.map((id, place) => [id, place]));
    return this.of(
      context,
      found.toSorted((one, other) => places.get(one.item.id)! - places.get(other.item.id)!),
    );
  }

  private async of(context: RequestContext, found: readonly FoundOpenItem[]): Promise<OpenMaterial[]> {
    const listed = await this.answers.listed(
      context,
      found.map(({ item }) => item),
      true,
    );
    // Asked again after everything was drawn: what is in a picture was written before.
    const open = await stillOpen(
      this.database.manager,
      found.map(({ item }) => item.id),
    );
    return found.flatMap((one, index) => {
      const item = listed[index]!;
      const path = galleryPath(one.item);
      if (!path || !open.has(one.item.id) || !item.abilities.read) return [];
      const { openedAt, copies, approved } = one;
      return [{ item, path, openedAt: openedAt.toISOString(), copies, approved, provider: providerOf(one) }];
    });
  }
}

function providerOf({ item, partner }: FoundOpenItem): OpenMaterial['provider'] {
  if (item.ownerId === PRODUCT_ACCOUNT) return { id: PRODUCT_PROVIDER, name: PRODUCT_NAME, path: null };
  return partner && { id: partner.id, name: partner.name, path: partnerPath(partner) };
}

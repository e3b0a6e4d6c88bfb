import type { Item } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';

/** Items that hold what is for their owner alone: they stay locked, and are no templates. */
@Injectable()
export class LockedContent {
  constructor(@Inject(CONTRIBUTIONS) private readonly contributions: Contributions) {}

  /** Inside a transaction that has locked the item's row: what it holds cannot change meanwhile. @throws ITEM_STAYS_LOCKED */
  async refuse(manager: EntityManager, { id, kind }: Pick<Item, 'id' | 'kind'>): Promise<void> {
    if (await this.contributions[kind]?.staysLocked?.(manager, id)) throw apiError('ITEM_STAYS_LOCKED');
  }
}

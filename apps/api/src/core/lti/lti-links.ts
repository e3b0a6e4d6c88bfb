import type { LtiLinkEntry } from '@murmel/contracts';
import { LtiLink, newId, publishItemAccessChanged } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { LtiPlatforms } from './lti-platforms.js';

/** Links by which courses open items. */
@Injectable()
export class LtiLinks {
  constructor(
    private readonly database: DataSource,
    private readonly platforms: LtiPlatforms,
  ) {}

  async create(manager: EntityManager, given: Pick<LtiLink, 'itemId' | 'platformId' | 'createdBy'>): Promise<string> {
    const id = newId();
    await manager.insert(LtiLink, { id, ...given, createdAt: new Date(), launchedAt: null });
    return id;
  }

  /** Returns the links of an item, the newest first. */
  async list(itemId: string): Promise<LtiLinkEntry[]> {
    const rows = await this.database.query<
      { id: string; platformId: string; createdAt: Date; launchedAt: Date | null; learners: number }[]
    >(
      `select k.id, k.platform_id as "platformId", k.created_at as "createdAt", k.launched_at as "launchedAt",
              (select count(distinct g.learner_id)::int from lti_grant g where g.link_id = k.id) as learners
         from lti_link k where k.item_id = $1 order by k.created_at desc, k.id`,
      [itemId],
    );
    return rows.map(({ platformId, createdAt, launchedAt, ...row }) => ({
      ...row,
      platform: this.platforms.byId(platformId)?.name ?? platformId,
      createdAt: createdAt.toISOString(),
      launchedAt: launchedAt?.toISOString() ?? null,
    }));
  }

  /** Takes an item out of a course; learners who came by this link alone are out at once. @throws NOT_FOUND */
  async remove(itemId: string, linkId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const link = await manager.findOne(LtiLink, { where: { id: linkId, itemId }, lock: { mode: 'pessimistic_write' } });
      if (!link) throw apiError('NOT_FOUND');
      await manager.query(
        `delete from item_grant a using item i, lti_learner l
          where i.id = $1 and a.item_id = coalesce(i.parent_id, i.id) and a.visitor_id = l.visitor_id
            and exists (select 1 from lti_grant g where g.link_id = $2 and g.learner_id = l.id)
            and not exists (select 1 from lti_grant g join lti_link k on k.id = g.link_id join item o on o.id = k.item_id
                             where g.learner_id = l.id and k.id <> $2 and coalesce(o.parent_id, o.id) = a.item_id)`,
        [itemId, linkId],
      );
      await manager.delete(LtiLink, { id: linkId });
      await publishItemAccessChanged(manager, itemId);
    });
  }
}

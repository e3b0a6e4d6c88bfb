import type { EditorialFacts } from '@murmel/access-policy';
import type { CallMeta } from '@murmel/contracts';
import { Collection, Partner } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { apiError } from '../../platform/api-error.js';
import type { RequestContext } from '../../platform/request-context.js';
import { parameterValue } from '../../platform/request-subjects.js';

/** Loads what a decision about something that the editors publish needs. */
@Injectable()
export class EditorialAccess {
  constructor(private readonly database: DataSource) {}

  /** @throws NOT_FOUND for ids that are none, so that they look like those of what is not published */
  async of({ operation, editorial, ...meta }: CallMeta, context: RequestContext): Promise<EditorialFacts | undefined> {
    if (!editorial || !operation?.startsWith('editorial.')) return undefined;
    const id = parameterValue(meta, context.request, 'id');
    if (typeof id !== 'string' || !isUuid(id)) throw apiError('NOT_FOUND');
    const { manager } = this.database;
    if (editorial === 'collection') {
      const collection = await manager.findOneBy(Collection, { id });
      if (!collection) return undefined;
      context.rows.push(collection);
      return { published: collection.publishedAt !== null, forOthers: false };
    }
    const partner = await manager.findOneBy(Partner, { id });
    if (!partner) return undefined;
    context.rows.push(partner);
    return { published: partner.publishedAt !== null, forOthers: partner.international && context.account?.international !== true };
  }
}

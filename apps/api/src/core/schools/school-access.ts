import type { SchoolFacts } from '@murmel/access-policy';
import type { CallMeta, SchoolThrough } from '@murmel/contracts';
import { Account, loadSchoolFacts, SchoolInvitation } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { apiError } from '../../platform/api-error.js';
import type { RequestContext } from '../../platform/request-context.js';
import { parameterValue } from '../../platform/request-subjects.js';

/** Entities with their own address inside a school, each of which names its school. An entity without a school has no address there. */
const THROUGH: Record<SchoolThrough, new () => { id: string; schoolId: string | null }> = {
  schoolTeacher: Account,
  schoolInvitation: SchoolInvitation,
};

/** Loads what a decision about a school needs. */
@Injectable()
export class SchoolAccess {
  constructor(private readonly database: DataSource) {}

  /** @throws NOT_FOUND for ids that are none, so that they look like foreign ones */
  async of(meta: CallMeta, context: RequestContext): Promise<{ id: string; facts: SchoolFacts } | undefined> {
    if (!meta.operation?.startsWith('school.')) return undefined;
    const id = await this.schoolId(meta, context);
    const facts = id === null ? undefined : await loadSchoolFacts(this.database.manager, context.actor, id);
    return id !== null && facts ? { id, facts } : undefined;
  }

  private async schoolId(meta: CallMeta, { request, rows }: RequestContext): Promise<string | null> {
    const id = parameterValue(meta, request, meta.schoolParam ?? 'id');
    if (typeof id !== 'string' || !isUuid(id)) throw apiError('NOT_FOUND');
    if (!meta.schoolThrough) return id;
    const inside = await this.database.manager.findOneBy(THROUGH[meta.schoolThrough], { id });
    if (inside) rows.push(inside);
    return inside?.schoolId ?? null;
  }
}

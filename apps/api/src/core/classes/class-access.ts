import type { ClassFacts } from '@murmel/access-policy';
import type { CallMeta, ClassThrough } from '@murmel/contracts';
import { ClassTeacher, loadClassFacts, PupilAccess } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { apiError } from '../../platform/api-error.js';
import type { RequestContext } from '../../platform/request-context.js';
import { parameterValue } from '../../platform/request-subjects.js';

/** Entities with their own address inside a class, each of which names its class. */
const THROUGH: Record<ClassThrough, new () => { id: string; classId: string }> = { pupil: PupilAccess, teacher: ClassTeacher };

/** Loads what a decision about a school class needs. */
@Injectable()
export class ClassAccess {
  constructor(private readonly database: DataSource) {}

  /** @throws NOT_FOUND for ids that are none, so that they look like foreign ones */
  async of(meta: CallMeta, context: RequestContext): Promise<{ id: string; facts: ClassFacts } | undefined> {
    if (!meta.operation?.startsWith('class.')) return undefined;
    const id = await this.classId(meta, context);
    const facts = await loadClassFacts(this.database.manager, context.actor, id);
    return facts && { id, facts };
  }

  private async classId(meta: CallMeta, { request, rows }: RequestContext): Promise<string> {
    const id = parameterValue(meta, request, meta.classParam ?? 'id');
    if (typeof id !== 'string' || !isUuid(id)) throw apiError('NOT_FOUND');
    if (!meta.classThrough) return id;
    const inside = await this.database.manager.findOneBy(THROUGH[meta.classThrough], { id });
    if (inside) rows.push(inside);
    return inside?.classId ?? id;
  }
}

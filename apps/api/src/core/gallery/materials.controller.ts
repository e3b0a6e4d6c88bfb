import { contract, type MaterialQuery } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Call } from '../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { markMaterial } from './mark-material.js';
import { OpenAnswers } from './open-answers.js';
import type { OpenQuery } from './open-items.js';

const calls = contract.materials;

/** Open material as a catalogue, and what the editors say of it. */
@Controller()
export class MaterialsController {
  constructor(
    private readonly database: DataSource,
    private readonly open: OpenAnswers,
  ) {}

  @Call(calls.list)
  list(@CurrentContext() context: RequestContext) {
    return implement(calls.list).handler(async ({ input }) => {
      const { facets: _unasked, ...page } = await this.open.page(context, queryOf(input));
      return page;
    });
  }

  @Call(calls.search)
  search(@CurrentContext() context: RequestContext) {
    return implement(calls.search).handler(({ input }) => this.open.page(context, { ...queryOf(input), q: input.q, facets: true }));
  }

  @Call(calls.mark)
  mark(@CurrentContext() context: RequestContext) {
    return implement(calls.mark).handler(async ({ input: { itemId, ...mark } }) => {
      await this.database.transaction((manager) => markMaterial(manager, itemId, mark));
      const [material] = await this.open.ofIds(context, [itemId]);
      if (!material) throw apiError('MATERIAL_NOT_OPEN');
      return material;
    });
  }
}

/** The names of the specification as the gallery knows them. */
function queryOf(query: MaterialQuery): OpenQuery {
  const { page, limit, order, models, murmel_approved: approved, provider, ids, user_ids: ownerIds } = query;
  const { subject_types: subjectType, school_types: schoolType, grade_levels: gradeLevel } = query;
  return { page, limit, order, approved, provider, ids, ownerIds, chosen: { objType: models, subjectType, schoolType, gradeLevel } };
}

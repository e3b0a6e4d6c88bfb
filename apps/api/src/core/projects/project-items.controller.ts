import { contract, type ProjectItem as ProjectItemContract } from '@murmel/contracts';

import { ProjectItem } from '@murmel/server';
import { Controller, Inject } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { CurrentContext, projectOf, type RequestContext, rowOf } from '../../platform/request-context.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';
import { participatingPupils } from './live/activities.js';
import { changeItemRight, listProjectItems, shareItem, unshareItem } from './project-items.js';

const calls = contract.projectItems;

/** Routes for items shared by a project. */
@Controller()
export class ProjectItemsController {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  @Call(calls.list)
  list(@CurrentContext() context: RequestContext) {
    return implement(calls.list).handler(() => this.many(this.database.manager, context, { projectId: projectOf(context).id }));
  }

  @Call(calls.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(calls.create).handler(({ input }) =>
      this.idempotency.once(context, input, async (manager) =>
        this.one(manager, context, await shareItem(manager, projectOf(context).id, input.item_id, input.right)),
      ),
    );
  }

  @Call(calls.get)
  get(@CurrentContext() context: RequestContext) {
    return implement(calls.get).handler(() => this.one(this.database.manager, context, rowOf(context, ProjectItem).id));
  }

  @Call(calls.update)
  update(@CurrentContext() context: RequestContext) {
    const { id } = rowOf(context, ProjectItem);
    return implement(calls.update).handler(({ input: { right } }) =>
      this.database.transaction(async (manager) => {
        await changeItemRight(manager, id, right);
        return this.one(manager, context, id);
      }),
    );
  }

  @Call(calls.remove)
  remove(@CurrentContext() context: RequestContext) {
    return implement(calls.remove).handler(async () => {
      await this.database.transaction((manager) => unshareItem(manager, rowOf(context, ProjectItem).id));
      return {};
    });
  }

  private async one(manager: EntityManager, context: RequestContext, id: string): Promise<ProjectItemContract> {
    const [answer] = await this.many(manager, context, { id });
    if (!answer) throw apiError('NOT_FOUND');
    return answer;
  }

  private async many(
    manager: EntityManager,
    context: RequestContext,
    where: { projectId: string } | { id: string },
  ): Promise<ProjectItemContract[]> {
    const { id: projectId, facts } = projectOf(context);
    return listProjectItems(
      manager,
      where,
      await participatingPupils(manager, this.contributions, projectId),
      facts.role === 'pupil' ? context.actor.account?.id : undefined,
    );
  }
}

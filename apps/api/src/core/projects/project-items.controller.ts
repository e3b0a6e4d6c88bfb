import { contract, type ProjectItem as ProjectItemContract } from '@murmel/contracts';

import { ProjectItem } from '@murmel/server';
import { Controller, Inject } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Asked, type Asking, projectOf, rowOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';
import { tookPart } from './live/activities.js';
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
  list(@Asked() asking: Asking) {
    return implement(calls.list).handler(() => this.many(this.database.manager, asking, { projectId: projectOf(asking).id }));
  }

  @Call(calls.create)
  create(@Asked() asking: Asking) {
    return implement(calls.create).handler(({ input }) =>
      this.idempotency.once(asking, input, async (manager) =>
        this.one(manager, asking, await shareItem(manager, projectOf(asking).id, input.item_id, input.right)),
      ),
    );
  }

  @Call(calls.get)
  get(@Asked() asking: Asking) {
    return implement(calls.get).handler(() => this.one(this.database.manager, asking, rowOf(asking, ProjectItem).id));
  }

  @Call(calls.update)
  update(@Asked() asking: Asking) {
    const { id } = rowOf(asking, ProjectItem);
    return implement(calls.update).handler(({ input: { right } }) =>
      this.database.transaction(async (manager) => {
        await changeItemRight(manager, id, right);
        return this.one(manager, asking, id);
      }),
    );
  }

  @Call(calls.remove)
  remove(@Asked() asking: Asking) {
    return implement(calls.remove).handler(async () => {
      await this.database.transaction((manager) => unshareItem(manager, rowOf(asking, ProjectItem).id));
      return {};
    });
  }

  private async one(manager: EntityManager, asking: Asking, id: string): Promise<ProjectItemContract> {
    const [answer] = await this.many(manager, asking, { id });
    if (!answer) throw apiError('NOT_FOUND');
    return answer;
  }

  private async many(
    manager: EntityManager,
    asking: Asking,
    where: { projectId: string } | { id: string },
  ): Promise<ProjectItemContract[]> {
    const { id: projectId, facts } = projectOf(asking);
    return listProjectItems(
      manager,
      where,
      await tookPart(manager, this.contributions, projectId),
      facts.role === 'pupil' ? asking.actor.account?.id : undefined,
    );
  }
}

import { contract } from '@murmel/contracts';
import { PupilAccess } from '@murmel/server';
import { Controller, Inject } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource, type EntityManager } from 'typeorm';
import { Asked, type Asking, accountOf, classOf, projectOf, rowOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { ItemAnswer } from '../items/item-answer.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';
import {
  discardProject,
  extendProject,
  finishProject,
  pauseProject,
  refuseOnetime,
  restoreProject,
  resumeProject,
  updateProject,
} from './change-project.js';
import { createProject } from './create-project.js';
import { DestroyProject } from './destroy-project.js';
import { setHand } from './hands.js';
import { listActivities } from './live/activities.js';
import { projectAnswer, projectAnswers } from './project-answer.js';
import { projectContents } from './project-contents.js';
import { listPupilItems } from './pupil-items.js';
import { refuseDisabledTools } from './released-tools.js';

const calls = contract.projects;

/** Projects of school classes. */
@Controller()
export class ProjectsController {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
    private readonly destroyProject: DestroyProject,
    private readonly items: ItemAnswer,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  @Call(calls.list)
  list(@Asked() asking: Asking) {
    const { id } = classOf(asking);
    return implement(calls.list).handler(async ({ input: { archived = false, page, limit } }) => {
      const { manager } = this.database;
      const rows = await manager.query<{ id: string; total: number }[]>(
        'select id, count(*) over ()::int as total from project where class_id = $1 and discarded_at is null and (archived_at is not null) = $2 order by created_at desc, id limit $3 offset $4',
        [id, archived, limit, (page - 1) * limit],
      );
      return {
        entries: await projectAnswers(
          manager,
          asking.actor,
          rows.map((row) => row.id),
        ),
        total: rows[0]?.total ?? 0,
        page,
        limit,
      };
    });
  }

  @Call(calls.create)
  create(@Asked() asking: Asking) {
    return implement(calls.create).handler(({ input }) =>
      this.idempotency.once(asking, input, async (manager) => {
        const { id: _taken, ...project } = input;
        const { id: classId } = classOf(asking);
        await refuseOnetime(manager, classId);
        refuseDisabledTools(asking.actor, project.tools);
        const made = await createProject(manager, { ...project, classId, owner: accountOf(asking) });
        return projectAnswer(manager, asking.actor, made.id);
      }),
    );
  }

  @Call(calls.get)
  get(@Asked() asking: Asking) {
    return implement(calls.get).handler(() => projectAnswer(this.database.manager, asking.actor, projectOf(asking).id));
  }

  @Call(calls.update)
  update(@Asked() asking: Asking) {
    const { id } = projectOf(asking);
    return implement(calls.update).handler(({ input: { id: _taken, ...change } }) =>
      this.change(asking, id, (manager) => updateProject(manager, asking.actor, id, change)),
    );
  }

  @Call(calls.discard)
  discard(@Asked() asking: Asking) {
    return implement(calls.discard).handler(async () => {
      await this.database.transaction((manager) => discardProject(manager, projectOf(asking).id));
      return {};
    });
  }

  @Call(calls.restore)
  restore(@Asked() asking: Asking) {
    const { id } = projectOf(asking);
    return implement(calls.restore).handler(() => this.change(asking, id, (manager) => restoreProject(manager, id)));
  }

  @Call(calls.destroy)
  destroy(@Asked() asking: Asking) {
    return implement(calls.destroy).handler(async () => {
      await this.destroyProject.forEver(projectOf(asking).id);
      return {};
    });
  }

  @Call(calls.finish)
  finish(@Asked() asking: Asking) {
    const { id } = projectOf(asking);
    return implement(calls.finish).handler(() => this.change(asking, id, (manager) => finishProject(manager, id)));
  }

  @Call(calls.pause)
  pause(@Asked() asking: Asking) {
    const { id } = projectOf(asking);
    return implement(calls.pause).handler(() => this.change(asking, id, (manager) => pauseProject(manager, id)));
  }

  @Call(calls.resume)
  resume(@Asked() asking: Asking) {
    const { id } = projectOf(asking);
    return implement(calls.resume).handler(() => this.change(asking, id, (manager) => resumeProject(manager, id)));
  }

  @Call(calls.extend)
  extend(@Asked() asking: Asking) {
    const { id } = projectOf(asking);
    return implement(calls.extend).handler(({ input: { unit } }) => this.change(asking, id, (manager) => extendProject(manager, id, unit)));
  }

  @Call(calls.contents)
  contents(@Asked() asking: Asking) {
    return implement(calls.contents).handler(() => projectContents(this.database.manager, projectOf(asking).id));
  }

  @Call(calls.pupilItems)
  pupilItems(@Asked() asking: Asking) {
    const { id } = projectOf(asking);
    return implement(calls.pupilItems).handler(async ({ input: { id: _taken, ...page } }) => {
      const { items, total, names } = await listPupilItems(this.database.manager, id, page);
      const answers = await this.items.many(asking, items);
      return {
        entries: answers.map((item, index) => ({
          item,
          pupil: { id: items[index]!.ownerId, name: names.get(items[index]!.ownerId) ?? '' },
        })),
        total,
        page: page.page,
        limit: page.limit,
      };
    });
  }

  @Call(calls.activities)
  activities(@Asked() asking: Asking) {
    const { id } = projectOf(asking);
    return implement(calls.activities).handler(({ input: { before, limit } }) =>
      listActivities(this.database.manager, this.contributions, id, { before, limit }),
    );
  }

  @Call(calls.lowerHand)
  lowerHand(@Asked() asking: Asking) {
    return implement(calls.lowerHand).handler(async () => {
      await this.database.transaction((manager) => setHand(manager, projectOf(asking).id, rowOf(asking, PupilAccess).id, false));
      return {};
    });
  }

  @Call(calls.ownItems)
  ownItems(@Asked() asking: Asking) {
    const { id } = projectOf(asking);
    return implement(calls.ownItems).handler(async ({ input: { page, limit } }) => {
      const { items, total } = await listPupilItems(this.database.manager, id, { pupilId: accountOf(asking).id, page, limit });
      return { entries: await this.items.many(asking, items), total, page, limit };
    });
  }

  @Call(calls.hand)
  hand(@Asked() asking: Asking) {
    return implement(calls.hand).handler(async ({ input: { up } }) => {
      await this.database.transaction((manager) => setHand(manager, projectOf(asking).id, accountOf(asking).id, up));
      return { up };
    });
  }

  private async change(asking: Asking, id: string, work: (manager: EntityManager) => Promise<void>) {
    await this.database.transaction(work);
    return projectAnswer(this.database.manager, asking.actor, id);
  }
}

import { contract } from '@murmel/contracts';
import { PupilAccess } from '@murmel/server';
import { Controller, Inject } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource, type EntityManager } from 'typeorm';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { accountOf, CurrentContext, classOf, projectOf, type RequestContext, rowOf } from '../../platform/request-context.js';
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
import { listActivities } from './live/activities.js';
import { projectAnswer, projectAnswers } from './project-answer.js';
import { projectContents } from './project-contents.js';
import { listPupilItems } from './pupil-items.js';
import { setRaisedHand } from './raised-hands.js';
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
  list(@CurrentContext() context: RequestContext) {
    const { id } = classOf(context);
    return implement(calls.list).handler(async ({ input: { archived = false, page, limit } }) => {
      const { manager } = this.database;
      const rows = await manager.query<{ id: string; total: number }[]>(
        'select id, count(*) over ()::int as total from project where class_id = $1 and discarded_at is null and (archived_at is not null) = $2 order by created_at desc, id limit $3 offset $4',
        [id, archived, limit, (page - 1) * limit],
      );
      return {
        entries: await projectAnswers(
          manager,
          context.actor,
          rows.map((row) => row.id),
        ),
        total: rows[0]?.total ?? 0,
        page,
        limit,
      };
    });
  }

  @Call(calls.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(calls.create).handler(({ input }) =>
      this.idempotency.once(context, input, async (manager) => {
        const { id: _taken, ...project } = input;
        const { id: classId } = classOf(context);
        await refuseOnetime(manager, classId);
        refuseDisabledTools(context.actor, project.tools);
        const made = await createProject(manager, { ...project, classId, owner: accountOf(context) });
        return projectAnswer(manager, context.actor, made.id);
      }),
    );
  }

  @Call(calls.get)
  get(@CurrentContext() context: RequestContext) {
    return implement(calls.get).handler(() => projectAnswer(this.database.manager, context.actor, projectOf(context).id));
  }

  @Call(calls.update)
  update(@CurrentContext() context: RequestContext) {
    const { id } = projectOf(context);
    return implement(calls.update).handler(({ input: { id: _taken, ...change } }) =>
      this.change(context, id, (manager) => updateProject(manager, context.actor, id, change)),
    );
  }

  @Call(calls.discard)
  discard(@CurrentContext() context: RequestContext) {
    return implement(calls.discard).handler(async () => {
      await this.database.transaction((manager) => discardProject(manager, projectOf(context).id));
      return {};
    });
  }

  @Call(calls.restore)
  restore(@CurrentContext() context: RequestContext) {
    const { id } = projectOf(context);
    return implement(calls.restore).handler(() => this.change(context, id, (manager) => restoreProject(manager, id)));
  }

  @Call(calls.destroy)
  destroy(@CurrentContext() context: RequestContext) {
    return implement(calls.destroy).handler(async () => {
      await this.destroyProject.forEver(projectOf(context).id);
      return {};
    });
  }

  @Call(calls.finish)
  finish(@CurrentContext() context: RequestContext) {
    const { id } = projectOf(context);
    return implement(calls.finish).handler(() => this.change(context, id, (manager) => finishProject(manager, id)));
  }

  @Call(calls.pause)
  pause(@CurrentContext() context: RequestContext) {
    const { id } = projectOf(context);
    return implement(calls.pause).handler(() => this.change(context, id, (manager) => pauseProject(manager, id)));
  }

  @Call(calls.resume)
  resume(@CurrentContext() context: RequestContext) {
    const { id } = projectOf(context);
    return implement(calls.resume).handler(() => this.change(context, id, (manager) => resumeProject(manager, id)));
  }

  @Call(calls.extend)
  extend(@CurrentContext() context: RequestContext) {
    const { id } = projectOf(context);
    return implement(calls.extend).handler(({ input: { unit } }) =>
      this.change(context, id, (manager) => extendProject(manager, id, unit)),
    );
  }

  @Call(calls.contents)
  contents(@CurrentContext() context: RequestContext) {
    return implement(calls.contents).handler(() => projectContents(this.database.manager, projectOf(context).id));
  }

  @Call(calls.pupilItems)
  pupilItems(@CurrentContext() context: RequestContext) {
    const { id } = projectOf(context);
    return implement(calls.pupilItems).handler(async ({ input: { id: _taken, ...page } }) => {
      const { items, total, names } = await listPupilItems(this.database.manager, id, page);
      const answers = await this.items.many(context, items);
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
  activities(@CurrentContext() context: RequestContext) {
    const { id } = projectOf(context);
    return implement(calls.activities).handler(({ input: { before, limit } }) =>
      listActivities(this.database.manager, this.contributions, id, { before, limit }),
    );
  }

  @Call(calls.lowerHand)
  lowerHand(@CurrentContext() context: RequestContext) {
    return implement(calls.lowerHand).handler(async () => {
      await this.database.transaction((manager) => setRaisedHand(manager, projectOf(context).id, rowOf(context, PupilAccess).id, false));
      return {};
    });
  }

  @Call(calls.ownItems)
  ownItems(@CurrentContext() context: RequestContext) {
    const { id } = projectOf(context);
    return implement(calls.ownItems).handler(async ({ input: { page, limit } }) => {
      const { items, total } = await listPupilItems(this.database.manager, id, { pupilId: accountOf(context).id, page, limit });
      return { entries: await this.items.many(context, items), total, page, limit };
    });
  }

  @Call(calls.hand)
  hand(@CurrentContext() context: RequestContext) {
    return implement(calls.hand).handler(async ({ input: { up } }) => {
      await this.database.transaction((manager) => setRaisedHand(manager, projectOf(context).id, accountOf(context).id, up));
      return { up };
    });
  }

  private async change(context: RequestContext, id: string, work: (manager: EntityManager) => Promise<void>) {
    await this.database.transaction(work);
    return projectAnswer(this.database.manager, context.actor, id);
  }
}

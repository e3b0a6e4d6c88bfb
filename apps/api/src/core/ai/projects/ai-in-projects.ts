import {
  AI_LIMITS,
  type AiPupil,
  type AiRunState,
  type ProjectAi as ProjectAiState,
  type PupilsAssistant,
  type ReadAlong,
} from '@murmel/contracts';
import { berlinDay, ProjectAi, ProjectAiPupil } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { publishProjectChanged } from '../../project-access/publish-project-changed.js';
import { endRunsInProject, endSuggestionsInProject } from './end-runs-in-project.js';

const { pupil: perDay, more, extraMax } = AI_LIMITS.perDay;

interface Change {
  paused?: boolean | undefined;
  readable?: boolean | undefined;
  mayForce?: boolean | undefined;
  inTexts?: boolean | undefined;
  speech?: boolean | undefined;
}

/** A teacher's view of and settings for models in a project: its assistants, and what they suggest for texts. */
@Injectable()
export class AiInProjects {
  constructor(private readonly database: DataSource) {}

  async state(projectId: string, manager: EntityManager = this.database.manager): Promise<ProjectAiState> {
    const said = await manager.findOneBy(ProjectAi, { projectId });
    return {
      paused: said?.paused ?? false,
      readableSince: said?.readableSince?.toISOString() ?? null,
      mayForce: said?.mayForce ?? false,
      inTexts: said?.inTexts ?? false,
      speech: said?.speech ?? false,
      pupils: await pupilsOf(manager, projectId),
    };
  }

  change(projectId: string, { paused, readable, mayForce, inTexts, speech }: Change): Promise<ProjectAiState> {
    return this.database.transaction(async (manager) => {
      await manager.query(
        `insert into project_ai (project_id, paused, readable_since, may_force, in_texts, speech)
           values ($1, coalesce($2, false), case when $3 then now() end, coalesce($4, false), coalesce($5, false), coalesce($6, false))
         on conflict (project_id) do update set paused = coalesce($2, project_ai.paused), may_force = coalesce($4, project_ai.may_force),
           in_texts = coalesce($5, project_ai.in_texts), speech = coalesce($6, project_ai.speech),
           readable_since = case when $3::boolean is null then project_ai.readable_since when $3 then coalesce(project_ai.readable_since, now()) end`,
        [projectId, paused ?? null, readable ?? null, mayForce ?? null, inTexts ?? null, speech ?? null],
      );
      if (paused) await endRunsInProject(manager, projectId);
      if (inTexts === false) await endSuggestionsInProject(manager, projectId);
      await publishProjectChanged(manager, projectId);
      return this.state(projectId, manager);
    });
  }

  /** @throws LIMIT_REACHED with the number where there was more than enough */
  changePupil(
    projectId: string,
    pupilId: string,
    { more: gets, stopped, lookedAfter }: { more?: true | undefined; stopped?: boolean | undefined; lookedAfter?: true | undefined },
  ): Promise<AiPupil> {
    return this.database.transaction(async (manager) => {
      const today = berlinDay(new Date());
      await manager.query(
        'insert into project_ai_pupil (project_id, pupil_id, stopped, extra, extra_day) values ($1, $2, false, 0, $3) on conflict do nothing',
        [projectId, pupilId, today],
      );
      const row = await manager.findOneOrFail(ProjectAiPupil, { where: { projectId, pupilId }, lock: { mode: 'pessimistic_write' } });
      const extra = (row.extraDay === today ? row.extra : 0) + (gets ? more : 0);
      if (extra > extraMax) throw apiError('LIMIT_REACHED', { limit: perDay + extraMax });
      await manager.update(
        ProjectAiPupil,
        { projectId, pupilId },
        {
          ...{ extra, extraDay: today },
          ...(stopped !== undefined && { stopped }),
          ...(lookedAfter && { helpSince: null }),
        },
      );
      if (stopped) await endRunsInProject(manager, projectId, pupilId);
      await publishProjectChanged(manager, projectId, pupilId);
      const pupils = await pupilsOf(manager, projectId);
      const changed = pupils.find(({ id }) => id === pupilId);
      if (!changed) throw apiError('NOT_FOUND');
      return changed;
    });
  }

  /** Returns the assistants that pupils choose from; omits archived and discarded ones. */
  assistants(projectId: string): Promise<PupilsAssistant[]> {
    return this.database.query<PupilsAssistant[]>(
      `select i.id, i.title, coalesce(nullif(a.pupil_description, ''), i.description) as description, a.avatar, a.subcategory
         from project_item s join item i on i.id = s.item_id and i.discarded_at is null join assistant a on a.item_id = i.id and not a.archived
        where s.project_id = $1 order by s.created_at, s.id`,
      [projectId],
    );
  }

  /**
   * Returns the questions asked since reading along was enabled and the answers to them, never an answer to an earlier question. Of help
   * with texts only its existence: a suggestion is visible to its writer alone. @throws AI_NOT_READABLE where the class was not told about
   * the reading
   */
  async read(projectId: string, pupilId: string, { page, limit }: { page: number; limit: number }) {
    const said = await this.database.manager.findOneBy(ProjectAi, { projectId });
    if (!said?.readableSince) throw apiError('AI_NOT_READABLE');
    const rows = await this.database.query<
      (Omit<ReadAlong, 'createdAt' | 'state'> & { at: Date; state: AiRunState | null; total: number })[]
    >(
      `select m.id, m.conversation_id as "conversationId", i.title as about, g.wanted ->> 'act' as act, m.role,
              case when g.id is null then m.text else '' end as text, r.state, m.created_at as at, count(*) over ()::int as total
         from ai_message m join ai_conversation v on v.id = m.conversation_id left join ai_suggestion g on g.id = v.suggestion_id
         join item i on i.id = coalesce(v.assistant_id, g.document_id)
         join ai_message q on q.id = case m.role when 'user' then m.id else m.parent_id end left join ai_run r on r.message_id = m.id
        where v.account_id = $2 and q.read_in = $1 and q.created_at >= $3 order by m.created_at desc, m.id desc limit $4 offset $5`,
      [projectId, pupilId, said.readableSince, limit, (page - 1) * limit],
    );
    const entries = rows.map(({ id, conversationId, about, act, role, text, state, at }) => ({
      ...{ id, conversationId, about, act, role, text, state, createdAt: at.toISOString() },
    }));
    return { entries, page, limit, total: rows[0]?.total ?? 0 };
  }
}

/** Returns all pupils who have access now, in the order of the class's list. */
async function pupilsOf(manager: EntityManager, projectId: string): Promise<AiPupil[]> {
  const rows = await manager.query<{ id: string; name: string; used: number; extra: number; stopped: boolean; help: Date | null }[]>(
    `select c.id, a.name, coalesce(o.stopped, false) as stopped, o.help_since as help, case when o.extra_day = $2::date then o.extra else 0 end as extra,
            (select coalesce(sum(d.count), 0)::int from ai_day_count d join item_in_project s on s.item_id = d.item_id
              where s.project_id = p.id and d.person_id = c.id and d.day = $2::date) as used
       from project p join pupil_access c on c.class_id = p.class_id and c.deactivated_at is null and c.admitted_at is not null
       join account a on a.id = c.id left join project_ai_pupil o on o.project_id = p.id and o.pupil_id = c.id
      where p.id = $1 order by c.created_at, c.id`,
    [projectId, berlinDay(new Date())],
  );
  return rows.map(({ id, name, used, extra, stopped, help }) => ({
    ...{ id, name, used, stopped, limit: perDay + extra },
    helpSince: help?.toISOString() ?? null,
  }));
}

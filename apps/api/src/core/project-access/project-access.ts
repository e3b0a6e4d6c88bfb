import type { ProjectFacts } from '@murmel/access-policy';
import { type CallMeta, HEADERS } from '@murmel/contracts';
import { loadProjectFacts, ProjectItem } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { apiError } from '../../platform/api-error.js';
import { header } from '../../platform/identify.js';
import type { RequestContext } from '../../platform/request-context.js';
import { parameterValue } from '../../platform/request-subjects.js';

/** Operations for which a pupil's browser names the project. */
const OF_CURRENT: ReadonlySet<CallMeta['operation']> = new Set(['account.createItem', 'account.useSpeech']);

/** Loads what a decision about a project needs: the one that a call names, or the one in which a pupil makes something or speaks. */
@Injectable()
export class ProjectAccess {
  constructor(private readonly database: DataSource) {}

  /** @throws NOT_FOUND for ids that are none, so that they look like foreign ones */
  async of(meta: CallMeta, context: RequestContext): Promise<{ id: string; facts: ProjectFacts } | undefined> {
    const id = OF_CURRENT.has(meta.operation) ? currentProject(context) : await this.named(meta, context);
    return this.loaded(context, id);
  }

  /** The project in which a pupil is right now; undefined for others, and where there is no such project. */
  async current(context: RequestContext): Promise<{ id: string; facts: ProjectFacts } | undefined> {
    return this.loaded(context, currentProject(context));
  }

  private async loaded({ actor }: RequestContext, id: string | undefined) {
    const facts = id === undefined ? undefined : await loadProjectFacts(this.database.manager, actor, id);
    return id !== undefined && facts ? { id, facts } : undefined;
  }

  private async named(meta: CallMeta, { request, rows }: RequestContext): Promise<string | undefined> {
    if (!meta.operation?.startsWith('project.')) return undefined;
    const id = parameterValue(meta, request, meta.projectParam ?? 'id');
    if (typeof id !== 'string' || !isUuid(id)) throw apiError('NOT_FOUND');
    if (!meta.projectThrough) return id;
    const inside = await this.database.manager.findOneBy(ProjectItem, { id });
    if (inside) rows.push(inside);
    return inside?.projectId ?? id;
  }
}

/** Returns the project that a pupil's browser names; teachers create items independent of it. */
export function currentProject({ account, request }: Pick<RequestContext, 'account' | 'request'>): string | undefined {
  const id = account?.type === 'Pupil' ? header(request, HEADERS.currentProjectId) : undefined;
  return id !== undefined && isUuid(id) ? id : undefined;
}

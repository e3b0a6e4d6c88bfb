import type { ProjectFacts } from '@murmel/access-policy';
import { HEADERS, type CallMeta } from '@murmel/contracts';
import { loadProjectFacts, ProjectItem } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { apiError } from '../../platform/api-error.js';
import type { Asking } from '../../platform/asking.js';
import { header } from '../../platform/identify.js';

/** Loads what a decision about a project needs: the one that a call names, or the one in which a pupil makes something. */
@Injectable()
export class ProjectAccess {
  constructor(private readonly database: DataSource) {}

  /** @throws NOT_FOUND for ids that are none, so that they look like foreign ones */
  async of(meta: CallMeta, asking: Asking): Promise<{ id: string; facts: ProjectFacts } | undefined> {
    const id = meta.operation === 'account.createItem' ? currentProject(asking) : await this.named(meta, asking.request);
    const facts = id === undefined ? undefined : await loadProjectFacts(this.database.manager, asking.actor, id);
    return id !== undefined && facts ? { id, facts } : undefined;
  }

  private async named({ operation, projectParam = 'id', projectThrough }: CallMeta, request: FastifyRequest): Promise<string | undefined> {
    if (!operation?.startsWith('project.')) return undefined;
    const given = { ...(request.body as object | undefined), ...(request.query as object), ...(request.params as object) } as Record<string, unknown>;
    const id = given[projectThrough ? 'id' : projectParam];
    if (typeof id !== 'string' || !isUuid(id)) throw apiError('NOT_FOUND');
    if (!projectThrough) return id;
    const inside = await this.database.manager.findOne(ProjectItem, { where: { id }, select: { id: true, projectId: true } });
    return inside?.projectId ?? id;
  }
}

/** What a pupil's browser says it is in; teachers make things wherever they are. */
function currentProject({ account, request }: Asking): string | undefined {
  const id = account?.type === 'Pupil' ? header(request, HEADERS.currentProjectId) : undefined;
  return id !== undefined && isUuid(id) ? id : undefined;
}

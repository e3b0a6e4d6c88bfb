import { decide } from '@murmel/access-policy';
import { type CallMeta, HEADERS } from '@murmel/contracts';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '../../platform/api-error.js';
import type { Asking } from '../../platform/asking.js';
import { CALL_META } from '../../platform/call.js';
import { Csrf } from '../../platform/csrf.js';
import { DENIALS } from '../../platform/denials.js';
import { header, Identify } from '../../platform/identify.js';
import { refuseSecondNames } from '../../platform/named-in-request.js';
import { RateLimits } from '../../platform/rate-limits.js';
import { ClassAccess } from '../classes/class-access.js';
import { EditorialAccess } from '../editorial/editorial-access.js';
import { ProjectAccess } from '../project-access/project-access.js';
import { SchoolAccess } from '../schools/school-access.js';
import { ItemAccess } from '../sharing/item-access.js';
import { RowsBelow } from './rows-below.js';

/**
 * Guards every call: identifies and authenticates the caller, applies the rate limit, and evaluates `decide` for the declared operation.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly identify: Identify,
    private readonly csrf: Csrf,
    private readonly rateLimits: RateLimits,
    private readonly itemAccess: ItemAccess,
    private readonly classAccess: ClassAccess,
    private readonly projectAccess: ProjectAccess,
    private readonly schoolAccess: SchoolAccess,
    private readonly editorialAccess: EditorialAccess,
    private readonly below: RowsBelow,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const meta = Reflect.getMetadata(CALL_META, context.getHandler()) as CallMeta | undefined;
    if (!meta?.operation) throw apiError('NOT_FOUND');
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();

    refuseSecondNames(meta, request);
    const asking = await this.identify.request(request, reply, meta);
    request.asking = asking;
    refuseSomebodyElse(asking);
    this.csrf.check(request, reply, asking);
    await this.rateLimits.check(asking);

    const item = await this.itemAccess.of(meta, asking);
    if (item) asking.item = item;
    const schoolClass = await this.classAccess.of(meta, asking);
    if (schoolClass) asking.schoolClass = schoolClass;
    const project = await this.projectAccess.of(meta, asking);
    if (project) asking.project = project;
    const school = await this.schoolAccess.of(meta, asking);
    if (school) asking.school = school;
    const editorial = await this.editorialAccess.of(meta, asking);
    if (editorial) asking.editorial = editorial;
    const decision = decide(asking.actor, meta.operation, {
      item: item?.facts,
      schoolClass: schoolClass?.facts,
      project: project?.facts,
      school: school?.facts,
      editorial,
      makes: meta.makes,
    });
    if (!decision.allow) throw apiError(DENIALS[decision.reason]);
    await this.below.load(meta, asking);
    if (item) await this.itemAccess.keepGrant(asking, item);
    return true;
  }
}

/**
 * Refuses requests of a page whose user signed out in another window or was there before: its content does not belong to this login
 * session.
 */
function refuseSomebodyElse({ request, account }: Asking): void {
  const claimed = header(request, HEADERS.account);
  if (claimed !== undefined && claimed !== account?.id) throw apiError('UNAUTHORIZED');
}

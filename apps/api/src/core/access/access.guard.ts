import { decide, isClosedInIncognito } from '@murmel/access-policy';
import { type CallMeta, HEADERS } from '@murmel/contracts';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from '../../platform/api-error.js';
import { CALL_META, CALL_NAME } from '../../platform/call.js';
import { Csrf } from '../../platform/csrf.js';
import { DENIAL_ERROR_CODES } from '../../platform/denial-error-codes.js';
import { header, Identify } from '../../platform/identify.js';
import { IncognitoWrites } from '../../platform/incognito-writes.js';
import { RateLimits } from '../../platform/rate-limits.js';
import type { RequestContext } from '../../platform/request-context.js';
import { refuseDuplicateParameters } from '../../platform/request-subjects.js';
import { ClassAccess } from '../classes/class-access.js';
import { EditorialAccess } from '../editorial/editorial-access.js';
import { ProjectAccess } from '../project-access/project-access.js';
import { SchoolAccess } from '../schools/school-access.js';
import { ItemAccess } from '../sharing/item-access.js';
import { LoadRequestRows } from './load-request-rows.js';

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
    private readonly below: LoadRequestRows,
    private readonly incognitoWrites: IncognitoWrites,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    if (execution.getType() !== 'http') return true;
    const meta = Reflect.getMetadata(CALL_META, execution.getHandler()) as CallMeta | undefined;
    if (!meta?.operation) throw apiError('NOT_FOUND');
    const http = execution.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();

    refuseDuplicateParameters(meta, request);
    const context = await this.identify.request(request, reply, meta);
    request.requestContext = context;
    refuseSomebodyElse(context);
    this.csrf.check(request, reply, context);
    await this.rateLimits.check(context);
    const call = Reflect.getMetadata(CALL_NAME, execution.getHandler()) as string | undefined;
    // Before anything is loaded: an admin who looks as another person does not learn here what exists.
    if (isClosedInIncognito(context.actor, meta.operation, call)) throw apiError('CLOSED_IN_INCOGNITO');

    const item = await this.itemAccess.of(meta, context);
    if (item) context.item = item;
    const schoolClass = await this.classAccess.of(meta, context);
    if (schoolClass) context.schoolClass = schoolClass;
    const project = await this.projectAccess.of(meta, context);
    if (project) context.project = project;
    const school = await this.schoolAccess.of(meta, context);
    if (school) context.school = school;
    const editorial = await this.editorialAccess.of(meta, context);
    if (editorial) context.editorial = editorial;
    const decision = decide(context.actor, meta.operation, {
      item: item?.facts,
      schoolClass: schoolClass?.facts,
      project: project?.facts,
      school: school?.facts,
      editorial,
      makes: meta.makes,
      call,
    });
    if (!decision.allow) throw apiError(DENIAL_ERROR_CODES[decision.reason]);
    await this.below.load(meta, context);
    if (item && !context.incognito) await this.itemAccess.keepGrant(context, item);
    if (context.incognito) await this.incognitoWrites.note(context, call);
    return true;
  }
}

/**
 * Refuses requests of a page whose user signed out in another window or was there before: its content does not belong to this login
 * session.
 */
function refuseSomebodyElse({ request, account }: RequestContext): void {
  const claimed = header(request, HEADERS.account);
  if (claimed !== undefined && claimed !== account?.id) throw apiError('UNAUTHORIZED');
}

import { ADMIN_LINK_PATH, isOwnPath, LIMITS, SERVER_LIMITS, SIGN_ON_REFUSED_PATH, type SignOnRefusal, signOnPath } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ORPCError } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formOf, readForms } from '../../platform/form-bodies.js';
import { Identify } from '../../platform/identify.js';
import { LOGGER } from '../../platform/injection-tokens.js';
import { InitialPage } from '../../platform/page/initial-page.js';
import { RateLimits } from '../../platform/rate-limits.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { ProviderConnection } from '../sign-on-providers/provider-connection.js';
import { SignOnProviders } from '../sign-on-providers/sign-on-providers.js';
import { isAway } from '../web-requests/ask-server.js';
import { AdminLinks } from './admin-links.js';
import { BeginSignOn } from './begin-sign-on.js';
import { EndSignedOn } from './end-signed-on.js';
import { FinishSignOn } from './finish-sign-on.js';

const { queryLetters, messageBytes } = SERVER_LIMITS.signOn;
const SEE_OTHER = 303;

/**
 * Serves addresses outside the calls, which browsers open on their way to a provider and back, and to which providers send messages. None
 * can hold a CSRF token: a handshake of the same browser takes its place, and a signature.
 */
export async function signOnRoutes(application: NestFastifyApplication): Promise<void> {
  const fastify = application.getHttpAdapter().getInstance();
  const { all } = application.get(SignOnProviders);
  const [identify, rateLimits, page] = [application.get(Identify), application.get(RateLimits), application.get(InitialPage)];
  /** Serves a browser with the way on. An admin who looks as another person signs none on. */
  const way = (path: string, target: (context: RequestContext, query: string) => Promise<string>) =>
    fastify.get(path, { exposeHeadRoute: false }, async (request: FastifyRequest, reply: FastifyReply) => {
      const context = await identify.request(request, reply, { operation: 'open.signIn' });
      if (!(await rateLimits.admitsPage(context))) return page.send(context, 429);
      const next = context.incognito ? '/' : await target(context, queryOf(request)).catch(tooMany);
      return next === undefined ? page.send(context, 429) : reply.redirect(next, SEE_OTHER);
    });
  for (const connection of all) {
    way(signOnPath(connection.provider.id), beginning(application, connection));
    way(`${signOnPath(connection.provider.id)}/callback`, finishing(application, connection));
  }
  way(signOnPath('*'), () => Promise.resolve(refused('invalid')));
  way(ADMIN_LINK_PATH, async (context, query) => {
    const followed = await application.get(AdminLinks).follow(context, new URLSearchParams(query).get('token') ?? '');
    return followed ? '/' : refused('expired');
  });
  await fastify.register((messages: FastifyInstance, _options: unknown, done: () => void) => {
    readForms(messages, messageBytes);
    for (const connection of all)
      messages.post(`${signOnPath(connection.provider.id)}/logout`, async (request: FastifyRequest, reply: FastifyReply) => {
        if (!(await rateLimits.admitsFollower(request.ip))) return reply.status(429).send();
        const obeyed = await obey(application, connection, formOf(request).getAll('logout_token'));
        return obeyed ? reply.status(200).send() : reply.status(400).send({ error: 'invalid_request' });
      });
    done();
  });
}

function beginning(application: NestFastifyApplication, connection: ProviderConnection) {
  const begin = application.get(BeginSignOn);
  const logger = application.get<Logger>(LOGGER);
  return async (context: RequestContext, query: string): Promise<string> => {
    const wish = new URLSearchParams(query);
    const purpose = { purpose: 'session', redirectUri: ownPath(wish.get('redirectUri')), remember: wish.get('remember') === '1' } as const;
    return begin.at(context, connection, purpose).catch((error: unknown) => {
      logger.warn({ provider: connection.provider.id, problem: (error as Error).message }, 'a provider of school accounts is away');
      return refused(isAway(error) ? 'away' : 'invalid', connection);
    });
  };
}

function finishing(application: NestFastifyApplication, connection: ProviderConnection) {
  const finish = application.get(FinishSignOn);
  return async (context: RequestContext, query: string): Promise<string> => {
    if (query.length > queryLetters) return refused('invalid', connection);
    const outcome = await finish.with(context, connection, query);
    return 'path' in outcome ? outcome.path : refused(outcome.why, connection);
  };
}

/** @returns false for messages that are not to be obeyed */
async function obey(application: NestFastifyApplication, connection: ProviderConnection, tokens: readonly string[]): Promise<boolean> {
  if (tokens.length !== 1) return false;
  try {
    await application.get(EndSignedOn).with(connection, tokens[0]!);
    return true;
  } catch (error) {
    const logger = application.get<Logger>(LOGGER);
    logger.warn({ provider: connection.provider.id, problem: (error as Error).message }, 'a logout of a provider was not obeyed');
    return false;
  }
}

/** @returns undefined after too many wrong secrets; throws every other fault again */
function tooMany(error: unknown): undefined {
  if (!(error instanceof ORPCError && error.code === 'TOO_MANY_REQUESTS')) throw error;
}

/** The query of an address, from its question mark on. */
const queryOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

const ownPath = (wanted: string | null): string =>
  wanted !== null && wanted.length <= LIMITS.redirectPathMax && isOwnPath(wanted) ? wanted : '/';

function refused(why: SignOnRefusal, connection?: ProviderConnection): string {
  const named = connection ? `&provider=${connection.provider.id}` : '';
  return `${SIGN_ON_REFUSED_PATH}?why=${why}${named}`;
}

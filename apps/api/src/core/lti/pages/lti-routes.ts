import { LTI_ADDRESSES, LTI_RETURN_PATH, SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readForms } from '../../../platform/form-bodies.js';
import { Identify } from '../../../platform/identify.js';
import { LOGGER } from '../../../platform/injection-tokens.js';
import { InitialPage } from '../../../platform/page/initial-page.js';
import { RateLimits } from '../../../platform/rate-limits.js';
import { LTI_ENTER_PATH } from '../launch/launches.js';
import { LtiPages, RETURN_SCRIPT_PATH, refuse } from './lti-pages.js';

const RETURN_SCRIPT = 'document.forms[0].submit();\n';

type Work = (browser: { request: FastifyRequest; reply: FastifyReply }) => Promise<unknown>;

/** Serves the addresses of LTI: platforms send forms there, which every other route refuses. */
export async function ltiRoutes(application: NestFastifyApplication): Promise<void> {
  const fastify = application.getHttpAdapter().getInstance();
  const pages = application.get(LtiPages);
  const [identify, rateLimits, initialPage] = [application.get(Identify), application.get(RateLimits), application.get(InitialPage)];
  const logger = application.get<Logger>(LOGGER);
  const counted = (work: Work) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (await rateLimits.admitsFollower(request.ip)) return work({ request, reply });
    await initialPage.send(await identify.request(request, reply, { operation: 'open.read' }), 429);
    return reply;
  };
  await fastify.register((routes: FastifyInstance, _options: unknown, done: () => void) => {
    readForms(routes, SERVER_LIMITS.lti.formBytes);
    routes.setErrorHandler((error: { code?: string; statusCode?: number }, _request, reply) => {
      if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse(reply, 'tooLarge');
      // The message of an error may hold what a platform said about a learner.
      if ((error.statusCode ?? 500) >= 500) logger.error({ code: error.code ?? 'unknown', stack: stackOf(error) }, 'a launch failed');
      return refuse(reply, 'invalid');
    });
    // A question for headers alone must use up no handshake.
    const once = { exposeHeadRoute: false };
    routes.get(
      LTI_ADDRESSES.login,
      once,
      counted((browser) => pages.login(browser)),
    );
    routes.post(
      LTI_ADDRESSES.login,
      counted((browser) => pages.login(browser)),
    );
    routes.post(
      LTI_ADDRESSES.launch,
      counted((browser) => pages.launch(browser)),
    );
    routes.get(
      LTI_ENTER_PATH,
      once,
      counted((browser) => pages.enter(browser)),
    );
    routes.get(
      LTI_RETURN_PATH,
      once,
      counted((browser) => pages.return(browser)),
    );
    routes.get(
      LTI_ADDRESSES.keys,
      counted(({ reply }) => pages.showKeys(reply)),
    );
    routes.get(RETURN_SCRIPT_PATH, async (_request: FastifyRequest, reply: FastifyReply) =>
      reply.type('text/javascript; charset=utf-8').send(RETURN_SCRIPT),
    );
    done();
  });
}

/** Returns where an error came from, without its message. */
const stackOf = (error: object): string | undefined =>
  error instanceof Error
    ? error.stack
        ?.split('\n')
        .filter((line) => line.startsWith('    at '))
        .join('\n')
    : undefined;

import { fileURLToPath } from 'node:url';
import type { Configuration, Logger } from '@murmel/server';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ErrorFilter, errorBody } from '../error.filter.js';
import { formOf, readForms } from '../form-bodies.js';
import { Identify } from '../identify.js';
import { CONFIGURATION, LOGGER } from '../injection-tokens.js';
import { RateLimits } from '../rate-limits.js';
import { clientFiles } from './client-files.js';
import { InitialPage } from './initial-page.js';
import { SERVER_RENDERED_PAGES, type ServerRenderedPages } from './server-rendered-pages.js';
import { SHELL_PATH } from './shell-address.js';

/** The built client, beside this process in the same checkout or image. */
const CLIENT_DIR = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));
/** Paths that are never a page: an unknown one is a 404, not the client. */
const NOT_PAGES = /^\/(api|live|collab|assets|metrics)(\/|$|\?)/;

/** The length of the one kind of form that pages without any script send: a password and a token. */
const FORM_BYTES = 2000;

/** Serves the client: hashed assets for a year, every other path as the page with its initial data. */
export async function pageRoutes(application: NestFastifyApplication): Promise<void> {
  const fastify = application.getHttpAdapter().getInstance();
  const configuration = application.get<Configuration>(CONFIGURATION);
  const logger = application.get<Logger>(LOGGER);
  const page = application.get(InitialPage);
  const drawn = application.get<ServerRenderedPages>(SERVER_RENDERED_PAGES);
  const identify = application.get(Identify);
  const rateLimits = application.get(RateLimits);
  const filter = application.get(ErrorFilter);
  // Fastify's own would show the message of the error on the page.
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => filter.answer(error, request, reply);
  if (!(await clientFiles(fastify, CLIENT_DIR)) && configuration.mode === 'production')
    logger.warn('the client is not built; only the api answers');
  fastify.get('/sw.js', async (_request: FastifyRequest, reply: FastifyReply) => page.sendWorker(reply));
  fastify.get(`${SHELL_PATH}*`, async (request: FastifyRequest, reply: FastifyReply) => page.sendShell({ request, reply }));
  fastify.get('/*', { errorHandler }, async (request: FastifyRequest, reply: FastifyReply) => {
    if (NOT_PAGES.test(request.url)) return reply.status(404).send(errorBody('NOT_FOUND', 404, 'Not Found'));
    const context = await identify.request(request, reply, { operation: 'open.read' });
    if (!(await rateLimits.admitsPage(context))) return page.send(context, 429);
    return (await drawn.send(context)) ? reply : page.send(context, 200, await drawn.withoutScript(context));
  });
  await fastify.register((forms: FastifyInstance, _options: unknown, done: () => void) => {
    readForms(forms, FORM_BYTES);
    for (const path of drawn.passwordPaths)
      forms.post(path, { errorHandler }, async (request, reply) => {
        const context = await identify.request(request, reply, { operation: 'open.read' });
        if (!(await rateLimits.admitsPage(context))) return page.send(context, 429);
        const noScript = await drawn.takePassword(context, formOf(request));
        return noScript === undefined ? reply : page.send(context, 200, noScript);
      });
    done();
  });
}

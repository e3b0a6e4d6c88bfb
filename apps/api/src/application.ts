import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { type Configuration, type Logger, newTraceId, openDatabase, proxyTrust } from '@murmel/server';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { ltiRoutes } from './core/lti/pages/lti-routes.js';
import { redirectShortLinks, ShortLinkRedirects } from './core/short-codes/short-link-redirects.js';
import { signOnRoutes } from './core/sign-on/sign-on-routes.js';
import { ErrorFilter } from './platform/error.filter.js';
import { IncognitoWrites } from './platform/incognito-writes.js';
import { readJsonBodies } from './platform/json-bodies.js';
import { MALFORMED_REQUESTS } from './platform/malformed-requests.js';
import { measureCalls } from './platform/operation/call-metrics.js';
import { sendLastAnswers } from './platform/operation/last-answers.js';
import { answerOperatorsOnly } from './platform/operation/operators-only.js';
import { traceRequests } from './platform/operation/request-traces.js';
import { pageRoutes } from './platform/page/page-routes.js';
import { answersCalls } from './platform/processes/process-role.js';
import { securityHeaders } from './platform/security-headers.js';

/** Builds the whole api on a migrated database, ready to listen. Tests start it the same way. */
export async function createApplication(configuration: Configuration, logger: Logger): Promise<NestFastifyApplication> {
  const database = await openDatabase({
    url: configuration.databaseUrl,
    directUrl: configuration.databaseDirectUrl,
    pool: configuration.databasePool,
    namedStatements: configuration.namedStatements,
    applicationName: 'murmel-api',
  });
  const adapter = new FastifyAdapter({
    ...MALFORMED_REQUESTS,
    bodyLimit: SERVER_LIMITS.http.bodyBytes,
    trustProxy: proxyTrust(configuration.trustProxy),
    // Requests over a connection that is still open when the process ends are answered like all before them.
    return503OnClosing: false,
    genReqId: () => newTraceId(),
    // A visitor's address stays out of the log: Fastify logs none, errors are logged by the filter.
    logger: false,
  });
  const application = await NestFactory.create<NestFastifyApplication>(AppModule.with({ configuration, logger, database }), adapter, {
    logger: false,
    abortOnError: false,
    // Uploads register their own parser.
    bodyParser: true,
  });
  application.setGlobalPrefix('api', { exclude: ['metrics', 's/:code', 'sitemap.xml', 'robots.txt'] });
  const fastify = adapter.getInstance();
  readJsonBodies(adapter);
  traceRequests(fastify);
  await fastify.register(cookie);
  await fastify.register(multipart, { limits: { fileSize: LIMITS.image.maxMegabytes * 1024 * 1024, files: 1, fields: 4, parts: 5 } });
  // A part of an upload goes past every parser to its place.
  fastify.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  measureCalls(fastify);
  sendLastAnswers(fastify);
  securityHeaders(fastify, configuration);
  application.useGlobalFilters(application.get(ErrorFilter));
  if (answersCalls(configuration)) await answerPeople(application);
  else answerOperatorsOnly(fastify);
  await application.init();
  return application;
}

/** Adds what is answered beside the routes of the controllers. */
async function answerPeople(application: NestFastifyApplication): Promise<void> {
  const fastify = application.getHttpAdapter().getInstance();
  application.get(IncognitoWrites).watch(fastify);
  redirectShortLinks(fastify, application.get(ShortLinkRedirects));
  await ltiRoutes(application);
  await signOnRoutes(application);
  await pageRoutes(application);
}

import type { IncomingMessage } from 'node:http';
import { HEADERS } from '@murmel/contracts';
import { type BusListener, type Configuration, clientAddress, equalSecrets } from '@murmel/server';
import type { DataSource } from 'typeorm';
import type { Metrics } from './metrics.js';
import { type Answer, json, type Route } from './routes.js';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export interface OperatorParts {
  configuration: Configuration;
  database: DataSource;
  listener: BusListener;
  metrics: Metrics;
  accepting: () => boolean;
}

/** `GET /health` for the supervisor, `GET /metrics` for the operator. */
export function operatorRoutes(parts: OperatorParts): Route[] {
  return [
    { method: 'GET', path: /^\/health$/, answer: async () => healthOf(parts) },
    {
      method: 'GET',
      path: /^\/metrics$/,
      answer: async (request) => {
        if (!isOperator(request, parts.configuration)) return json(404, { code: 'NOT_FOUND' });
        return { status: 200, body: await parts.metrics.registry.metrics(), type: parts.metrics.registry.contentType };
      },
    },
  ];
}

async function healthOf({ configuration: { startToken }, database, listener, accepting }: OperatorParts): Promise<Answer> {
  const answers = await database.manager.query('select 1').then(
    () => true,
    () => false,
  );
  const health = { database: answers, listener: listener.listening, accepting: accepting() };
  const answer = json(Object.values(health).every(Boolean) ? 200 : 503, health);
  return startToken === undefined ? answer : { ...answer, headers: { [HEADERS.startToken]: startToken } };
}

/** True for a request from this machine, also through a known proxy on it, or with the operator's token. */
function isOperator(request: IncomingMessage, { metricsToken, trustProxy }: Configuration): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (metricsToken && given && equalSecrets(given, metricsToken)) return true;
  // Forwarded by a proxy that is not configured: the address could belong to any client.
  if (trustProxy === false && request.headers['x-forwarded-for'] !== undefined) return false;
  return [request.socket.remoteAddress ?? '', clientAddress(request, trustProxy)].every((address) => LOOPBACK.has(address));
}

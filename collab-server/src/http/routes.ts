import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Logger, newTraceId, runInTrace, type Trace, UnavailableError } from '@murmel/server';

export interface Answer {
  status: number;
  body: string;
  type?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Route {
  method: string;
  /** the whole path must match */
  path: RegExp;
  answer: (request: IncomingMessage, match: RegExpExecArray) => Promise<Answer>;
}

export function json(status: number, body: unknown): Answer {
  return { status, body: JSON.stringify(body) };
}

/** The few HTTP routes of this process. Nothing in here can throw into Node's server. */
export function answerRequests(routes: readonly Route[], logger: Logger): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    response.on('error', () => undefined);
    const trace: Trace = { id: newTraceId() };
    const answering = runInTrace(trace, () =>
      find(routes, request).catch((error: unknown) => {
        // Another server may have the document, or the database is down: the caller retries.
        if (error instanceof UnavailableError) return json(503, {});
        logger.error({ err: error }, 'a request failed');
        return json(500, { code: 'INTERNAL' });
      }),
    );
    void answering.then((answer) => {
      trace.served?.end({ 'http.response.status_code': answer.status }, answer.status >= 500);
      send(response, answer);
    });
  };
}

async function find(routes: readonly Route[], request: IncomingMessage): Promise<Answer> {
  const path = URL.parse(request.url ?? '', 'http://collab')?.pathname ?? '';
  for (const route of routes) {
    const match = route.method === request.method ? route.path.exec(path) : null;
    if (match) return route.answer(request, match);
  }
  return json(404, { code: 'NOT_FOUND' });
}

function send(response: ServerResponse, { status, body, type, headers }: Answer): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': type ?? 'application/json', 'cache-control': 'no-store', ...headers }).end(body);
}

/**
 * Reads a small body.
 * @returns undefined when it is longer than `limit` bytes
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

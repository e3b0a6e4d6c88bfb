import { randomBytes } from 'node:crypto';
import { request as ask, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Plugin, ViteDevServer } from 'vite';

/** Addresses that are no pages: calls and files of the api, modules of the dev server. */
const NO_PAGE = /^\/(api|live|collab|assets|metrics|src|node_modules)(\/|\?|$)|^\/@/;
/** Marks a page of the client before its build; the api draws pages of its own, too, and redirects. */
const FROM_SOURCE = /<script type="module" src="\/src\//;

/**
 * Lets the dev server fetch each page from the api, which puts initial data, token and headers into it, and completes it with modules
 * that are replaced while they are written. The policy of the product stays in force; scripts of the dev server carry a nonce.
 * @param port of the api on this machine, which is started with CLIENT_PAGES
 */
export function pagesFromApi(port: number): Plugin {
  const nonce = randomBytes(16).toString('base64');
  return {
    name: 'murmel-pages-from-api',
    apply: 'serve',
    config: () => ({ html: { cspNonce: nonce } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { method, url = '/', headers } = request;
        if (method !== 'GET' || !headers.accept?.includes('text/html') || NO_PAGE.test(url)) return next();
        const asked = ask({ host: '127.0.0.1', port, path: url, headers: { ...headers, 'accept-encoding': 'identity' } });
        asked.on('response', (answer) => void pass(answer, { request, response, server, nonce }).catch(next));
        asked.on('error', () => response.writeHead(503).end('The api does not answer. It may be starting; load the page again.'));
        asked.end();
      });
    },
  };
}

interface Passing {
  request: IncomingMessage;
  response: ServerResponse;
  server: ViteDevServer;
  nonce: string;
}

/** Hands on what the api answered; a page of the client completed, everything else as it is. */
async function pass(answer: IncomingMessage, { request, response, server, nonce }: Passing): Promise<void> {
  const status = answer.statusCode ?? 502;
  const isHtml = answer.headers['content-type']?.startsWith('text/html') ?? false;
  if (!isHtml) {
    response.writeHead(status, answer.headers);
    answer.pipe(response);
    return;
  }
  const html = await text(answer);
  const { 'content-length': _length, ...headers } = answer.headers;
  if (!FROM_SOURCE.test(html)) {
    response.writeHead(status, headers).end(html);
    return;
  }
  const page = await server.transformIndexHtml(request.url ?? '/', html);
  response.writeHead(status, withNonce(headers, nonce)).end(page);
}

/** The page's policy with room for the dev server: its inline script by the nonce, and the worker that waits for its restart. */
function withNonce(headers: OutgoingHttpHeaders, nonce: string): OutgoingHttpHeaders {
  const policy = String(headers['content-security-policy']);
  return {
    ...headers,
    'content-security-policy': policy.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'; worker-src 'self' blob:`),
  };
}

import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FetchRules } from '../../../apps/api/src/core/link-preview/fetch-rules.js';

export interface LocalWeb {
  port: number;
  /** what was asked for: host header and path */
  asked: string[];
  /** ends what waits for an answer */
  hangUp(): void;
  stop(): Promise<void>;
}

/** A web server on one address of this machine. */
export async function localWeb(answer: RequestListener, address = '127.0.0.1', port = 0): Promise<LocalWeb> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  server.listen(port, address);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    hangUp: () => server.closeAllConnections(),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Rules for a server of the test: its port, and its address as if it were public. Every name leads to it. */
export function rulesFor(
  ports: number[],
  alsoAllowed: string[],
  resolve: FetchRules['resolve'] = () => Promise.resolve(alsoAllowed),
): FetchRules {
  const films = `http://films.example:${ports[0]}/oembed?`;
  return {
    ports: new Set(ports),
    alsoAllowed: new Set(alsoAllowed),
    resolve,
    films: { youtube: `${films}at=youtube`, vimeo: `${films}at=vimeo` },
  };
}

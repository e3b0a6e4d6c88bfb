import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { FETCH_RULES, type FetchRules } from '../../../apps/api/src/core/web-requests/fetch-rules.js';
import type { TestApi } from '../../support/api.js';

/** Stands for a public address. */
export const OUTSIDE = '127.0.0.77';

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
  const wiki = `http://wiki.example:${ports[0]}`;
  return {
    ports: new Set(ports),
    alsoAllowed: new Set(alsoAllowed),
    resolve,
    films: { youtube: `${films}at=youtube`, vimeo: `${films}at=vimeo` },
    subtitles: `http://youtube.example:${ports[0]}/watch`,
    encyclopedia: { de: `${wiki}/de`, en: `${wiki}/en` },
  };
}

/** One such server for all tests of a block: what it answers can change with each, and each counts what was asked in it. */
export interface SharedWeb extends LocalWeb {
  answer: RequestListener;
  /** rules that let this server be asked, and no other */
  readonly rules: FetchRules;
}

/** Starts it before the block and ends it afterwards. @param api started earlier; from then on it asks this server */
export function withLocalWeb(api?: () => TestApi): SharedWeb {
  const web = {
    answer: (_request, response) => void response.writeHead(404).end(),
    get rules() {
      return rulesFor([this.port], [OUTSIDE]);
    },
  } as SharedWeb;
  beforeAll(async () => {
    Object.assign(web, await localWeb((request, response) => web.answer(request, response), OUTSIDE));
    if (api) Object.assign(api().application.get<FetchRules>(FETCH_RULES), web.rules);
  });
  beforeEach(() => {
    web.asked.length = 0;
  });
  afterAll(() => web.stop());
  return web;
}

import { parsePartAddress } from '@murmel/contracts';
import { type Configuration, createLogger } from '@murmel/server';
import { expect } from 'vitest';
import { type CollaborationServer, startCollaborationServer } from '../../../collab-server/src/server.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Answer, Refusal, TestBrowser } from '../../support/browser.js';
import { freePort } from '../../support/free-port.js';
import type { Cast } from '../sharing/cast.js';

/** The api with a real collab-server behind it, on one database. */
export interface BoardApi extends TestApi {
  /** runs `work` while no collab-server executes operations */
  withoutCollaboration<T>(work: () => Promise<T>): Promise<T>;
}

export async function startBoardApi(adminUrl: string, overrides: Partial<Configuration> = {}): Promise<BoardApi> {
  const collabPort = await freePort();
  const api = await startApi(adminUrl, { ...overrides, collabInternalUrl: `http://127.0.0.1:${collabPort}` });
  const start = (): Promise<CollaborationServer> =>
    startCollaborationServer(api.configuration, createLogger('test', api.configuration.logLevel), collabPort);
  let collaboration = await start();
  return {
    ...api,
    withoutCollaboration: async (work) => {
      await collaboration.stop();
      try {
        return await work();
      } finally {
        collaboration = await start();
      }
    },
    stop: async () => {
      await collaboration.stop();
      await api.stop();
    },
  };
}

/** A part's own id on its board. */
export function ownId({ body }: { body: { id: string } }): string {
  return parsePartAddress(body.id)!.partId;
}

/** Expects the same answer to every call from callers without the right to see the board. */
export async function expectUnknown(cast: Cast, call: (browser: TestBrowser) => Promise<Answer<unknown>>): Promise<void> {
  const bodies = new Set<string>();
  for (const browser of [cast.other.browser, cast.admin.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody]) {
    const answer = await call(browser);
    expect([answer.status, (answer.body as Refusal).code]).toEqual([404, 'NOT_FOUND']);
    bodies.add(JSON.stringify(answer.body));
  }
  expect(bodies.size).toBe(1);
}

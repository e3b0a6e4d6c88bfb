import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Refusal } from '../../support/browser.js';
import { forgetCounts } from '../access/counts.js';
import { type Insiders, insiderAt, insidersOf } from '../access/insiders.js';
import { addressOf, ownRequests } from '../access/requests.js';
import { ROUTES, type Route } from '../access/routes.js';
import { createWorld, type World } from '../access/world.js';
import { type BoardApi, startBoardApi } from '../boards/board-api.js';
import { pdf } from '../files/samples.js';
import { begun, part, sha256 } from './sent-in-parts.js';

let api: BoardApi;
let world: World;
let insiders: Insiders;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
  world = await createWorld(api);
  insiders = await insidersOf(api, world);
});
afterAll(() => api.stop());

/** Names a whole upload of the teacher's to each call. @returns which of them took it for a fault of the server */
async function faultsOf(routes: readonly Route[]): Promise<string[]> {
  const bytes = pdf();
  const upload = await begun(insiders.teacher!, world.items['survey'], bytes.length);
  expect((await part(insiders.teacher!, upload, 0, bytes)).status).toBe(204);
  const faults: string[] = [];
  for (const [index, route] of routes.entries()) {
    if (index % 40 === 0) forgetCounts(api);
    const [request] = ownRequests(route, world).requests;
    // The query stays: only the body is replaced.
    const body = { upload, sha256: sha256(bytes) };
    const answer = await insiderAt(route, insiders).call<Refusal | null>(route.method, addressOf(request!), { body });
    if (answer.status >= 500) faults.push(`${answer.status} ${answer.body?.code}: ${route.name}`);
  }
  return faults;
}

const changing = ROUTES.filter(({ method }) => method !== 'GET');
/** Sorts sign-outs and deletions to the end, so that everything else is asked first. */
const lastOf = ({ method, name }: Route): number => Number(method === 'DELETE') + Number(/^(sessions|users)\./.test(name));

describe('a body that names a whole upload instead of a file', () => {
  it('is refused by those calls that take a file and are about no item: there is no upload of theirs, and no fault of the server', async () => {
    const taking = changing.filter(({ meta }) => meta.accepts && !meta.operation?.startsWith('item.'));
    expect(taking.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['broughtIn.create', 'aiFiles.create', 'aiSpeech.transcribe', 'h5pLibraries.create']),
    );
    expect(await faultsOf(taking)).toEqual([]);
    const route = taking.find(({ name }) => name === 'broughtIn.create')!;
    const [request] = ownRequests(route, world).requests;
    const body = { upload: world.ids['survey'], sha256: '0'.repeat(64) };
    const answer = await insiders.teacher!.post<Refusal>(addressOf(request!), body);
    expect([answer.status, answer.body.code, answer.body.data]).toEqual([400, 'PARAMETER_MISSING', { parameter: 'file' }]);
  });

  it('is read or refused by each call that changes anything, whatever it is about, and is no fault of the server', {
    tags: ['proof'],
  }, async () => {
    const calls = [...changing].sort((one, other) => lastOf(one) - lastOf(other));
    expect(await faultsOf(calls)).toEqual([]);
    expect(calls.length).toBeGreaterThan(200);
  });
});

import { LIMITS, type SchoolClass } from '@murmel/contracts';
import { Session, SchoolClass as StoredClass } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ErasePupils } from '../../../apps/api/src/core/classes/erase-pupils.js';
import { Housekeeping } from '../../../apps/api/src/core/housekeeping/housekeeping.js';
import { startApi, type TestApi } from '../../support/api.js';
import { collectBusEvents } from '../../support/collect-bus-events.js';
import { classCast, come, joinAs, onetime, teacher, tokenOf } from './class-cast.js';
import { projectIn, pupilDocument, storedFile } from './project-in-class.js';
import { filesWith, tablesWith, writeStored } from './traces.js';

let api: TestApi;
let housekeeping: Housekeeping;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  housekeeping = api.application.get(Housekeeping);
});
afterAll(() => api.stop());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (date: string | Date, milliseconds: number): Date => new Date(new Date(date).getTime() + milliseconds);
const canaryOf = (): string => `kanari${Math.random().toString(36).slice(2, 12)}`;

/** A pupil in a project of this class, with a document, a file, an activity, a raised hand and a place. */
async function leaveTraces(pupilId: string, projectId: string, canary: string) {
  const item = await pupilDocument(api, pupilId, projectId, canary);
  await storedFile(api, item, `${canary}.pdf`, (key) => writeStored(api, key, canary));
  await api.database.query(
    "insert into project_activity (project_id, pupil_id, item_id, kind, count, at) values ($1, $2, $3, 'wrote', 1, now())",
    [projectId, pupilId, item.id],
  );
  await api.database.query('insert into project_hand (project_id, pupil_id, raised_at) values ($1, $2, now())', [projectId, pupilId]);
  await api.database.query(
    'insert into project_presence (socket_id, project_id, pupil_id, item_id, seen_at) values ($1, $2, $3, $4, now())',
    [canary, projectId, pupilId, item.id],
  );
  return item;
}

describe('a onetime class', () => {
  it('[CLS-01] [PUP-12] [DEL-02] after 23 hours all is there, after 25 nobody gets in and nothing is left', {
    tags: ['proof'],
  }, async () => {
    const owner = await teacher(api);
    const made = (await owner.browser.post<SchoolClass>('/api/school_classes', onetime())).body;
    const [canary, tablet] = [canaryOf(), api.browser()];
    const pupil = (await joinAs(tablet, canary, { code: made.code })).body;
    const item = await leaveTraces(pupil.id, made.projectId!, canary);

    await housekeeping.run(at(made.createdAt, 23 * HOUR));
    // Its session ended with its eight hours; the class itself lives.
    await tablet.delete('/api/sessions');
    expect((await joinAs(tablet, canary, { code: made.code })).body.id).toBe(pupil.id);
    expect([(await tablesWith(api, canary)).length > 3, filesWith(api, canary).length]).toEqual([true, 1]);

    const heard = await collectBusEvents(api, 'access.changed');
    await housekeeping.run(at(made.createdAt, 25 * HOUR));
    for (const by of [{ code: made.code }, { classToken: tokenOf(made) }])
      expect((await joinAs(api.browser(), 'Neu', by)).body.code).toBe('CODE_UNKNOWN');
    expect((await tablet.get('/api/users/me')).status).toBe(401);
    for (const trace of [canary, pupil.id, item.id, made.id, made.projectId!])
      expect([trace, await tablesWith(api, trace)]).toEqual([trace, []]);
    expect(filesWith(api, canary)).toEqual([]);
    await expect.poll(() => heard).toEqual(expect.arrayContaining([{ itemId: item.id }, { accountId: pupil.id }]));
  });
});

describe('a permanent class', () => {
  it("[CLS-01] [PUP-12] [DEL-03] on day 364 it is there with its date, on day 366 gone with its pupils' work; a missed week is caught up", {
    tags: ['proof'],
  }, async () => {
    const cast = await classCast(api);
    const { id: projectId } = await projectIn(cast.owner.browser, cast.schoolClass.id);
    const canary = canaryOf();
    await cast.owner.browser.put(`/api/pupil_accesses/${cast.pupils[0]!.id}`, { name: canary, note: canary });
    await leaveTraces(cast.pupils[0]!.id, projectId, canary);
    const { createdAt } = cast.schoolClass;

    await housekeeping.run(at(createdAt, 364 * DAY));
    // The clock of the job has ended every session.
    const owner = await api.people.signIn(api.browser(), cast.owner.account);
    const { body } = await owner.get<SchoolClass>(`/api/school_classes/${cast.schoolClass.id}`);
    // The warnings 30 and 7 days before are built from this.
    expect(body.expiresAt).toBe(at(createdAt, LIMITS.schoolClass.permanentDays * DAY).toISOString());
    await housekeeping.run(at(createdAt, 365 * DAY - HOUR));
    expect(await api.database.manager.existsBy(StoredClass, { id: cast.schoolClass.id })).toBe(true);

    const report = await housekeeping.run(at(createdAt, (366 + 7) * DAY));
    expect(report['classes']).toBe(1);
    for (const trace of [canary, projectId, cast.schoolClass.id, ...cast.pupils.map(({ id }) => id)])
      expect([trace, await tablesWith(api, trace)]).toEqual([trace, []]);
    expect(filesWith(api, canary)).toEqual([]);
    expect((await housekeeping.run(at(createdAt, (366 + 7) * DAY))).classes).toBe(0);
  });

  it('one class that cannot be removed does not keep the others', async () => {
    const [first, second] = [await classCast(api, ['P1']), await classCast(api, ['P1'])];
    const erase = api.application.get(ErasePupils);
    const pupil = erase.pupil.bind(erase);
    const broken = [first, second].sort((a, b) => (a.schoolClass.id < b.schoolClass.id ? -1 : 1))[0]!;
    erase.pupil = (id) => (id === broken.pupils[0]!.id ? Promise.reject(new Error('disk')) : pupil(id));
    await expect(housekeeping.run(at(first.schoolClass.createdAt, 366 * DAY))).rejects.toThrow('not complete');
    delete (erase as Partial<ErasePupils>).pupil;
    expect(await api.database.manager.countBy(StoredClass, {})).toBe(1);
    // Half deleted already: pupils cannot join any more, and the next run continues the deletion.
    expect((await come(api.browser(), broken.pupils[0]!.code, tokenOf(broken.schoolClass))).body.code).toBe('CODE_UNKNOWN');
    expect((await housekeeping.run(new Date())).classes).toBe(1);
  });
});

describe('the other deadlines of classes', () => {
  it("[DEL-06] a project's time: pupils write until its minute, afterwards what they made stays", async () => {
    const cast = await classCast(api);
    const project = await projectIn(cast.owner.browser, cast.schoolClass.id);
    expect(new Date(project.endsAt).getTime() - new Date(project.createdAt).getTime()).toBe(DAY);
    const item = await leaveTraces(cast.pupils[0]!.id, project.id, canaryOf());
    const tablet = api.browser();
    await come(tablet, cast.pupils[0]!.code);
    const mayChange = async () => (await tablet.get<{ abilities: { update: boolean } }>(`/api/items/${item.id}`)).body.abilities.update;
    for (const [minutes, allowed] of [
      [1, true],
      [-1, false],
    ] as const) {
      await api.database.query('update project set ends_at = now() + make_interval(mins => $2) where id = $1', [project.id, minutes]);
      expect(await mayChange()).toBe(allowed);
    }
    await housekeeping.run(at(new Date(), HOUR));
    const owner = await api.people.signIn(api.browser(), cast.owner.account);
    expect((await owner.get(`/api/items/${item.id}`)).status).toBe(200);
  });

  it("[DEL-08] [T-26] a pupil's session: an hour before its eight it is there, an hour after it is refused and gone", async () => {
    const cast = await classCast(api);
    await cast.owner.browser.put(`/api/school_classes/${cast.schoolClass.id}/open`, { open: true });
    const tablet = api.browser();
    await come(tablet, cast.pupils[0]!.code);
    const { hash, createdAt, expiresAt } = await api.database.manager.findOneByOrFail(Session, { accountId: cast.pupils[0]!.id });
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(8 * HOUR);
    await housekeeping.run(at(expiresAt, -HOUR));
    expect((await tablet.get('/api/users/me')).status).toBe(200);
    await api.database.manager.update(Session, { hash }, { expiresAt: at(new Date(), -HOUR) });
    expect((await tablet.get('/api/users/me')).status).toBe(401);
    await housekeeping.run(new Date());
    expect(await api.database.manager.existsBy(Session, { hash })).toBe(false);
  });
});

// @module-tag proof
import type { ClassContents, PupilAccessEntry } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { startApi, type TestApi } from '../../support/api.js';
import { classCast, come, expectTeachersOnly } from './class-cast.js';
import { projectIn, pupilDocument, storedFile } from './project-in-class.js';
import { filesWith, tablesWith, writeStored } from './traces.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const CANARY = 'kanariwaldohreule';

/** Two pupils with a document and a file each; the first has a name and words that stand nowhere else. */
async function twoPupils() {
  const cast = await classCast(api, []);
  const path = `/api/school_classes/${cast.schoolClass.id}`;
  const pupils = (
    await cast.owner.browser.post<PupilAccessEntry[]>(
      `${path}/pupil_accesses`,
      { pupils: [{ name: CANARY, note: CANARY }, { name: 'Ben' }] },
      { headers: { 'idempotency-key': `klasse ${cast.schoolClass.id}` } },
    )
  ).body;
  const project = await projectIn(cast.owner.browser, cast.schoolClass.id);
  for (const [index, { id, code }] of pupils.entries()) {
    const item = await pupilDocument(api, id, project.id, index === 0 ? CANARY : 'Buche');
    await storedFile(api, item, 'blatt.pdf', (key) => writeStored(api, key, index === 0 ? CANARY : 'Buche'));
    await come(api.browser(), code);
    await api.database.query(
      "insert into project_activity (project_id, pupil_id, item_id, kind, count, at) values ($1, $2, $3, 'wrote', 1, now())",
      [project.id, id, item.id],
    );
  }
  return { ...cast, path, pupils, project };
}

describe('what would go with a class', () => {
  it('[C23] is counted by kind, for its owner only', async () => {
    const scene = await twoPupils();
    const contents = await scene.owner.browser.get<ClassContents>(`${scene.path}/contents`);
    expect(contents.body).toEqual({ pupils: 2, projects: 1, items: [{ kind: 'text_document', count: 2 }] });
    expect((await scene.coTeacher.browser.get(`${scene.path}/contents`)).status).toBe(403);
    await expectTeachersOnly({ ...scene }, (browser) => browser.get(`${scene.path}/contents`));
    await scene.owner.browser.delete(scene.path);
    await scene.owner.browser.delete(`${scene.path}/discarded`);
  });
});

describe('erasing', () => {
  it('one pupil: no table and no file knows the name, an id or a word; the others stay', async () => {
    const scene = await twoPupils();
    const [mila, ben] = scene.pupils;
    // The answer that is kept for a repeated request has neither names nor codes in it.
    expect(await tablesWith(api, CANARY)).toEqual(['account', 'document_update', 'item', 'pupil_access']);
    expect(await tablesWith(api, mila!.code!)).toEqual([]);
    expect((await scene.owner.browser.delete(`/api/pupil_accesses/${mila!.id}`)).status).toBe(200);
    expect([await tablesWith(api, CANARY), filesWith(api, CANARY)]).toEqual([[], []]);
    // Of the repeated request only ids are kept, for 24 hours.
    expect(await tablesWith(api, mila!.id)).toEqual(['idempotency_key']);
    expect([(await tablesWith(api, ben!.id)).length > 4, filesWith(api, 'Buche').length]).toEqual([true, 1]);
    await scene.owner.browser.delete(scene.path);
    await scene.owner.browser.delete(`${scene.path}/discarded`);
    expect([(await tablesWith(api, scene.schoolClass.id)).filter((name) => name !== 'idempotency_key'), filesWith(api, 'Buche')]).toEqual([
      [],
      [],
    ]);
  });

  it("a teacher's account takes the classes, their pupils and what these made along", async () => {
    const scene = await twoPupils();
    const password = 'richtig-langes-passwort';
    await api.database.query('update account set password_hash = $2 where id = $1', [scene.owner.account.id, await hashPassword(password)]);
    expect((await scene.owner.browser.delete('/api/users/me', { body: { password } })).status).toBe(200);
    for (const trace of [
      CANARY,
      'Buche',
      scene.schoolClass.id,
      scene.project.id,
      scene.owner.account.id,
      ...scene.pupils.map(({ id }) => id),
    ])
      expect([trace, await tablesWith(api, trace)]).toEqual([trace, []]);
    expect([...filesWith(api, CANARY), ...filesWith(api, 'Buche')]).toEqual([]);
  });
});

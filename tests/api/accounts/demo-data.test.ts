import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { School, VisitedClass } from '@murmel/contracts';
import { textDocumentText } from '@murmel/documents';
import { Account, createLogger, Item, loadDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { createApplication } from '../../../apps/api/src/application.js';
import { startApi, type TestApi } from '../../support/api.js';

interface DemoAccount {
  name: string;
  email: string;
  password: string;
  role: string;
}

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'), { demoData: true });
});
afterAll(() => api.stop());

const file = (of: TestApi) => join(of.configuration.dataDir, 'demo-accounts.json');
const known = () => JSON.parse(readFileSync(file(api), 'utf8')) as DemoAccount[];
const accounts = () => known().filter(({ role }) => role !== 'pupil');

describe('DEMO_DATA=1 on an empty database', () => {
  it('makes two teachers and an admin who can sign in with what is written down', async () => {
    expect(accounts().map(({ name, role }) => [name, role])).toEqual([
      ['Deniz Kaya', 'teacher'],
      ['Jana Brandt', 'teacher'],
      ['Mareike Sommer', 'admin'],
    ]);
    for (const { email, password, role } of accounts()) {
      const answer = await api.browser().post<{ admin: boolean }>('/api/sessions', { email, password });
      expect([answer.status, answer.body.admin]).toEqual([201, role === 'admin']);
    }
  });

  it('makes a document that whoever has the link may write in', async () => {
    const item = await api.database.manager.findOneBy(Item, { kind: 'text_document' });
    expect(item?.title).toBe('Beobachtungsprotokoll Wald');
    const guest = await api.browser().get<{ title: string; abilities: { contribute: boolean } }>(`/api/text_editor/documents/${item!.id}`, {
      headers: { 'x-access-token': item!.token },
    });
    expect([guest.body.title, guest.body.abilities.contribute]).toEqual(['Beobachtungsprotokoll Wald', true]);
    const document = new Y.Doc();
    Y.applyUpdate(document, await loadDocument(api.database, item!.id));
    expect(textDocumentText(document)).toContain('12 400 Lux');
  });

  it('makes a word cloud and a survey that a class took part in', async () => {
    const [cloud, survey] = await Promise.all(
      (['word_cloud', 'survey'] as const).map((kind) => api.database.manager.findOneByOrFail(Item, { kind })),
    );
    const read = <T>(path: string, token: string) => api.browser().get<T>(path, { headers: { 'x-access-token': token } });
    expect((await read<{ open: boolean }>(`/api/word_clouds/word_clouds/${cloud!.id}/cloud`, cloud!.token)).body.open).toBe(true);
    expect(
      (await read<{ survey: { questions: unknown[] } }>(`/api/surveys/surveys/${survey!.id}`, survey!.token)).body.survey.questions,
    ).toHaveLength(3);
    const { email, password } = accounts()[0]!;
    const owner = api.browser();
    await owner.post('/api/sessions', { email, password });
    expect((await owner.get<{ responses: number }>(`/api/surveys/surveys/${survey!.id}/results`)).body.responses).toBe(21);
    expect((await owner.get<{ total: number; people: number }>(`/api/word_clouds/word_clouds/${cloud!.id}/cloud`)).body).toMatchObject({
      total: 74,
      people: 24,
    });
  });

  it('makes a class with a project that shares the examples; its pupils come in with nothing but their code', async () => {
    const pupils = known().filter(({ role }) => role === 'pupil');
    expect(pupils).toHaveLength(3);
    for (const { password: code } of pupils) {
      const pupil = api.browser();
      const { status, body } = await pupil.post<{ schoolClassId: string }>('/api/pupil_sessions', { code });
      const visit = await pupil.get<VisitedClass>(`/api/school_classes/${body.schoolClassId}/visit`);
      expect([status, visit.body.projects.map(({ name, items }) => [name, items.length])]).toEqual([201, [['Ökosystem Wald', 10]]]);
    }
  });

  it('makes a school that both teachers share', async () => {
    const schools = await Promise.all(
      accounts().map(async ({ email, password }) => {
        const browser = api.browser();
        await browser.post('/api/sessions', { email, password });
        const { body } = await browser.get<{ school: School | null }>('/api/schools/mine');
        return body.school && [body.school.name, body.school.role, body.school.teachers];
      }),
    );
    expect(schools).toEqual([['Gesamtschule am Waldrand', 'admin', 2], ['Gesamtschule am Waldrand', 'member', 2], null]);
  });

  it('is not repeated by the next start', async () => {
    const again = await createApplication(api.configuration, createLogger('test', 'silent'));
    await again.close();
    expect([await api.database.manager.count(Account), await api.database.manager.count(Item)]).toEqual([29, 16]);
  });
});

it('without DEMO_DATA nothing is made', { tags: ['proof'] }, async () => {
  const plain = await startApi(inject('databaseUrl'));
  try {
    expect([await plain.database.manager.count(Account), existsSync(file(plain))]).toEqual([0, false]);
  } finally {
    await plain.stop();
  }
});

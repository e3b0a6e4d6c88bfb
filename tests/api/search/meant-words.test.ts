import { Item, newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { projectCast } from '../projects/project-cast.js';
import { castOf } from '../sharing/cast.js';
import { sixQuestions, surveyRow } from '../surveys/survey-cast.js';
import { board, found, text, writeWords } from './finding.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

describe('words that may have been meant', () => {
  it('tell nothing of what somebody may not read: whether a word stands in something locked is not to be found out by typing it', async () => {
    const { owner, reader, writer } = await castOf(api, { kind: 'folder', privacy: 'members_only', title: 'Einheit' });
    const folder = await api.database.manager.findOneByOrFail(Item, { ownerId: owner.account.id });
    const inFolder = (title: string, word: string, fields: Partial<Item>) =>
      text(api, owner.account, title, [word], { privacy: 'secret', folderId: folder.id, ...fields });
    await inFolder('Verschlossen', 'Kanarienvogel', { privacy: 'locked' });
    await inFolder('Passwort', 'Dompfaff', { privacy: 'password_protected' });
    await inFolder('Unsichtbar', 'Zaunkönig', { visitorPermission: 'visitor_permissions_invisible' });
    await inFolder('Tonne', 'Haselmaus', { discardedAt: new Date() });
    await inFolder('Gelesen', 'Seepferdchen', {});
    const fields: Partial<Item> = { privacy: 'secret', title: 'Wand' };
    const wall = await board(api, owner.account, { Sperling: { hidden: true }, Turmfalke: { waiting: true }, Rotkehlchen: {} }, fields);
    const draft = await api.people.item(owner.account, { kind: 'survey', title: 'Entwurf', privacy: 'secret' });
    await surveyRow(api, draft, { state: 'draft' });
    await sixQuestions(api, draft);
    const closed = await text(api, owner.account, 'Zu', ['Wiesensalbei'], { privacy: 'locked' });
    for (const item of [wall, draft, closed]) {
      await api.people.member(item, reader.account, 'read');
      await api.people.member(item, writer.account, 'write');
    }
    const near = ['Kanarienvoggel', 'Dompfafff', 'Zaunköhnig', 'Haselmauss', 'Speerling', 'Turmfallke', 'Steigugn', 'Wiesensallbei'];
    for (const { account } of [reader, writer]) await text(api, account, 'Eigenes', near);
    await writeWords(api);
    const typed = ['kanarienvogel', 'dompfaff', 'zaunkönig', 'haselmaus', 'sperling', 'turmfalke', 'steigung', 'wiesensalbei'];
    const seenBy = async ({ browser }: typeof reader): Promise<string[]> =>
      Promise.all(typed.map(async (q) => (await found(browser, q)).titles.join()));
    expect(await seenBy(reader)).toEqual(typed.map(() => 'Eigenes'));
    // Content they may read is found as it is written, and then no other meaning is tried.
    expect(await seenBy(writer)).toEqual([...Array<string>(4).fill('Eigenes'), 'Wand', 'Wand', 'Entwurf', 'Eigenes']);
    expect((await found(reader.browser, 'seepferdchen')).titles).toEqual(['Gelesen']);
    expect((await found(reader.browser, 'seepferdschen')).titles).toEqual(['Gelesen']);
  });

  it('are not crowded out by what somebody may not read, and are not those of other pupils of a class', async () => {
    const { pupil, owner, colleague, stranger, project } = await projectCast(api);
    await text(api, pupil.account, 'Mein Aufsatz', ['Seepferdchen Wasserfloha Wasserflohe Wasserflohi'], { projectId: project.id });
    const shared = await text(api, owner.account, 'Zu', ['Wasserfloha Wasserflohe Wasserflohi'], { privacy: 'locked' });
    for (const { account } of [colleague, stranger]) {
      await api.people.member(shared, account, 'write');
      await text(api, account, 'Eigenes', ['Seepferdschen', `Wasserfluh ${newId()}`]);
    }
    await writeWords(api);
    for (const { browser } of [colleague, stranger]) {
      expect((await found(browser, 'seepferdchen')).titles).toEqual(['Eigenes']);
      expect((await found(browser, 'wasserflohx')).titles).toEqual(['Eigenes']);
    }
    expect((await found(owner.browser, 'seepferdchen')).titles).toEqual(['Mein Aufsatz']);
  });
});

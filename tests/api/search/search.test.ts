import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { cardsIn, listsOf } from '@murmel/documents';
import { Item, ItemWords, newId, SurveyQuestion, seedDocument, WordCloud, WordCloudMark, WordCloudWord } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { BoardReader } from '../../../apps/api/src/core/boards/board-reader.js';
import { STORED_PINBOARD } from '../../../apps/api/src/tools/pinboard/stored-pinboard.js';
import { startApi, type TestApi } from '../../support/api.js';
import { forgetCounts } from '../access/counts.js';
import { classCast, teacher } from '../classes/class-cast.js';
import { projectCast } from '../projects/project-cast.js';
import { castOf } from '../sharing/cast.js';
import { sixQuestions, surveyRow } from '../surveys/survey-cast.js';
import { board, found, searched, text, write, writeWords } from './finding.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

describe('what is found', () => {
  it('umlauts, ß, inflections, compounds, beginnings, typing errors; what stands in the title first', { tags: ['proof'] }, async () => {
    const { account, browser } = await teacher(api);
    await text(api, account, 'Ökosystem Wald', ['Häuser am Fluss', 'Auf der Straße rollte ein Ball.', 'Die Donaudampfschifffahrt', 'Köln']);
    await text(api, account, 'Die Straße', ['Children were running']);
    await text(api, account, 'Fotosynthese verstehen', ['Dabei entsteht Sauerstoff.']);
    await writeWords(api);
    const cases: Record<string, string[]> = {
      oko: ['Ökosystem Wald'],
      ÖKOSYSTEM: ['Ökosystem Wald'],
      haus: ['Ökosystem Wald'],
      'haeuser fluss': ['Ökosystem Wald'],
      strasse: ['Die Straße', 'Ökosystem Wald'],
      Straßen: ['Die Straße', 'Ökosystem Wald'],
      schifffahrt: ['Ökosystem Wald'],
      koeln: ['Ökosystem Wald'],
      'ball der straße': ['Ökosystem Wald'],
      'child run': ['Die Straße'],
      sau: ['Fotosynthese verstehen'],
      Fotosyntese: ['Fotosynthese verstehen'],
      fo: ['Fotosynthese verstehen'],
      'wald sauerstoff': [],
      xyzzy: [],
    };
    for (const [q, titles] of Object.entries(cases)) expect([q, await found(browser, q)]).toEqual([q, { titles, total: titles.length }]);
  });

  it('says where, with what was found marked', async () => {
    const { account, browser } = await teacher(api);
    await text(api, account, 'Die Wasserpest', [
      `${'Zuerst kommt viel anderes. '.repeat(10)}Diese Bläschen sind reiner Sauerstoff. ${'Danach. '.repeat(40)}`,
    ]);
    await writeWords(api);
    const { body } = await searched(browser, 'blaschen sauerst');
    expect((await searched(browser, 'wasserp')).body.entries[0]!.places).toMatchObject([{ kind: 'title', marks: [[4, 11]] }]);
    const [place] = body.entries[0]!.places;
    expect(place).toMatchObject({ kind: 'text', cut: [true, true] });
    expect(place!.marks.map(([from, to]) => place!.text.slice(from, to))).toEqual(['Bläschen', 'Sauerst']);
    expect(place!.text.length).toBeLessThan(200);
  });

  it('cards, words, questions and names of files, each as what it is', async () => {
    const { account, browser } = await teacher(api);
    await board(api, account, { Rotfuchs: {} });
    const survey = await api.people.item(account, { kind: 'survey', title: 'Geraden' });
    await surveyRow(api, survey);
    await sixQuestions(api, survey);
    const cloud = await api.people.item(account, { kind: 'word_cloud', title: 'Glück' });
    await api.database.manager.insert(WordCloud, { itemId: cloud.id, show: true, showBeforeSubmit: true, filter: true, filterWords: null });
    await api.database.manager.insert(WordCloudWord, {
      id: newId(),
      itemId: cloud.id,
      text: 'Sonnenschein',
      key: 'sonnenschein',
      visitorId: null,
      accountId: account.id,
      createdAt: new Date(),
    });
    await writeWords(api);
    for (const [q, kind] of [
      ['rotfuchs', 'card'],
      ['steigung', 'question'],
      ['sonne', 'word'],
    ] as const)
      expect([q, (await searched(browser, q)).body.entries.map(({ places }) => places[0]?.kind)]).toEqual([q, [kind]]);
    await api.database.manager.insert(WordCloudMark, { itemId: cloud.id, key: 'sonnenschein', mark: 'hidden' } as WordCloudMark);
    await api.database.query('delete from survey_question where item_id = $1', [survey.id]);
    await writeWords(api);
    expect((await found(browser, 'steigung')).total).toBe(0);
  });

  it('by its tags, and with typing errors also inside of texts, where nothing is written as it was typed', async () => {
    const { account, browser } = await teacher(api);
    const other = await teacher(api);
    await text(api, account, 'Wasserpest', ['Diese Bläschen sind reiner Sauerstoff.'], { tags: ['Mikroskop', 'im Glas'] });
    await text(api, other.account, 'Saurstoff', ['Saurstof']);
    await writeWords(api);
    for (const q of ['mikro', 'im glas', 'saurstoff', 'Bläßchen', 'reiner saurstof', 'Mikroskob'])
      expect([q, (await found(browser, q)).titles]).toEqual([q, ['Wasserpest']]);
    expect((await searched(browser, 'mikro')).body.entries[0]!.places).toMatchObject([
      { kind: 'tag', text: 'Mikroskop, im Glas', marks: [[0, 5]] },
    ]);
    const [place] = (await searched(browser, 'saurstoff')).body.entries[0]!.places;
    expect(place!.marks.map(([from, to]) => place!.text.slice(from, to))).toEqual(['Sauerstoff']);
    for (const q of ['sausewind', 'saurstoff xyzzy', 'wasserpest xyzzy']) expect([q, (await found(browser, q)).total]).toEqual([q, 0]);
  });

  it('where it is: the part of the item that an address leads to', async () => {
    const { account, browser } = await teacher(api);
    const wall = await board(api, account, { Rotfuchs: {} });
    const survey = await api.people.item(account, { kind: 'survey', title: 'Geraden' });
    await surveyRow(api, survey);
    await sixQuestions(api, survey);
    const question = await api.database.manager.findOneByOrFail(SurveyQuestion, { itemId: survey.id, title: 'Wie war die Stunde?' });
    await text(api, account, 'Text', ['Am Waldrand']);
    await writeWords(api);
    const at = async (q: string) => (await searched(browser, q)).body.entries[0]!.places[0]!.at;
    const { board: stored } = await BoardReader.of(api.database.manager).read(STORED_PINBOARD, wall.id);
    const [list] = listsOf(stored);
    expect(await at('rotfuchs')).toBe(`${list!.id}/${cardsIn(stored, list!.id)[0]!.id}`);
    expect(await at(question.title)).toBe(question.id);
    expect(await at('waldrand')).toBeUndefined();
  });

  it('with the small picture that it has in lists', async () => {
    const { account, browser } = await teacher(api);
    await text(api, account, 'Text', ['Am Waldrand']);
    await writeWords(api);
    expect((await searched(browser, 'waldrand')).body.entries[0]!.item.picture).toMatchObject({
      shape: 'text',
      lines: [{ text: 'Am Waldrand' }],
    });
  });

  it('narrowed to a class of one’s own: what it was given, and what its pupils made there', { tags: ['proof'] }, async () => {
    const { owner, classOwner, colleague, stranger, pupil, project, schoolClass } = await projectCast(api);
    const given = await text(api, owner.account, 'Gegeben', ['Zaunkönig'], { privacy: 'secret' });
    await text(api, owner.account, 'Anderes', ['Zaunkönig']);
    await text(api, pupil.account, 'Aufsatz', ['Zaunkönig'], { projectId: project.id });
    expect((await owner.browser.post('/api/project_items', { project_id: project.id, item_id: given.id })).status).toBe(201);
    await writeWords(api);
    const inClass = async ({ browser }: { browser: typeof owner.browser }, id = schoolClass.id) =>
      (await found(browser, 'zaunkönig', `&classId=${id}`)).titles.sort();
    expect((await found(owner.browser, 'zaunkönig')).total).toBe(3);
    expect(await inClass(owner)).toEqual(['Aufsatz', 'Gegeben']);
    expect(await inClass(classOwner)).toEqual(['Aufsatz']);
    for (const one of [colleague, stranger]) expect(await inClass(one)).toEqual([]);
    expect(await inClass(owner, newId())).toEqual([]);
    expect((await searched(owner.browser, 'zaunkönig', '&classId=x')).status).toBe(400);
    // Teachers outside a class see nothing of the material given there, not even their own.
    const foreign = await classCast(api, ['Mia']);
    expect(await inClass(owner, foreign.schoolClass.id)).toEqual([]);
  });

  it('narrowed to a kind, an owner, a day; page by page', async () => {
    const { owner, reader, item } = await castOf(api, { title: 'Zaunkönig' });
    await api.people.item(reader.account, { title: 'Zaunkönig', kind: 'folder' });
    await api.people.item(reader.account, {
      title: 'Zaunkönig alt',
      updatedAt: new Date('2020-01-01'),
      contentChangedAt: new Date('2020-01-01'),
    });
    await writeWords(api);
    const total = async (more: string) => (await found(reader.browser, 'zaunkönig', more)).total;
    expect([await total(''), await total('&objType=folder'), await total('&owner=others'), await total('&owner=me')]).toEqual([3, 1, 1, 2]);
    expect(await total('&changedSince=2021-01-01')).toBe(2);
    expect(await found(reader.browser, 'zaunkönig', '&limit=2&page=2')).toEqual({ titles: ['Zaunkönig alt'], total: 3 });
    expect((await found(owner.browser, 'zaunkönig')).total).toBe(1);
    expect(item.title).toBe('Zaunkönig');
  });

  it('classes and pupils of one’s own, and of nobody else', async () => {
    const { owner, coTeacher, former, stranger, pupils } = await classCast(api, ['Jörg Groß', 'Mia']);
    const people = async ({ browser }: { browser: typeof owner.browser }) => {
      const { classes, pupils: seen } = (await searched(browser, '9a')).body;
      const { pupils: named } = (await searched(browser, 'gross jorg')).body;
      return [classes.length, seen.length, named.map(({ id }) => id)];
    };
    for (const one of [owner, coTeacher]) expect(await people(one)).toEqual([1, 0, [pupils[0]!.id]]);
    for (const one of [former, stranger]) expect(await people(one)).toEqual([0, 0, []]);
  });
});

describe('what is not found', () => {
  it('what may not be read: locked, open to others only, in the trash, behind a password, in a foreign folder', async () => {
    const { owner, reader, writer, other, admin } = await castOf(api, { kind: 'folder', privacy: 'members_only', title: 'Einheit' });
    const folder = await api.database.manager.findOneByOrFail(Item, { ownerId: owner.account.id });
    const make = (title: string, fields: Partial<Item>) => text(api, owner.account, title, [`Kanarienvogel in ${title}`], fields);
    await make('Nest', { privacy: 'secret', folderId: folder.id });
    await make('Verschlossen', { privacy: 'locked', folderId: folder.id });
    await make('Passwort', { privacy: 'password_protected', folderId: folder.id });
    await make('Tonne', { privacy: 'secret', folderId: folder.id, discardedAt: new Date() });
    await make('Offen', { privacy: 'public_for_all' });
    const inner = await api.people.item(owner.account, { kind: 'folder', privacy: 'locked', folderId: folder.id, title: 'Innen' });
    await make('Tiefer', { privacy: 'secret', folderId: inner.id });
    await writeWords(api);
    const seen = async ({ browser }: { browser: typeof owner.browser }) => {
      const { titles, total } = await found(browser, 'kanarienvogel');
      return [total, titles.sort()];
    };
    expect(await seen(owner)).toEqual([5, ['Nest', 'Offen', 'Passwort', 'Tiefer', 'Verschlossen']]);
    for (const one of [reader, writer]) expect(await seen(one)).toEqual([1, ['Nest']]);
    for (const one of [other, admin]) expect(await seen(one)).toEqual([0, []]);
    expect(JSON.stringify((await searched(other.browser, 'kanarienvogel')).body)).not.toMatch(/kanarien/i);
  });

  it('cards that are hidden or wait, words that wait: only for whoever changes the item; what lies in its trash for nobody', {
    tags: ['proof'],
  }, async () => {
    const { owner, reader, writer } = await castOf(api, { title: 'Ort' });
    const fields: Partial<Item> = { privacy: 'secret', title: 'Wand' };
    const wall = await board(
      api,
      owner.account,
      { Sichtbar: {}, Versteckt: { hidden: true }, Wartend: { waiting: true }, Weggeworfen: { trashed: { at: 1, by: newId() } } },
      fields,
    );
    const draft = await api.people.item(owner.account, { kind: 'survey', title: 'Entwurf', privacy: 'secret' });
    await surveyRow(api, draft, { state: 'draft' });
    await sixQuestions(api, draft);
    for (const item of [wall, draft]) {
      await api.people.member(item, reader.account, 'read');
      await api.people.member(item, writer.account, 'write');
    }
    await writeWords(api);
    const seen = async ({ browser }: { browser: typeof owner.browser }) =>
      Promise.all(['sichtbar', 'versteckt', 'wartend', 'weggeworfen', 'steigung'].map(async (q) => (await found(browser, q)).total));
    for (const one of [owner, writer]) expect(await seen(one)).toEqual([1, 1, 1, 0, 1]);
    expect(await seen(reader)).toEqual([1, 0, 0, 0, 0]);
    expect(JSON.stringify((await searched(reader.browser, 'wand')).body)).not.toMatch(/versteckt|wartend/i);
  });

  it('what pupils made is found by the teachers of their project, and by nobody else', async () => {
    const { pupil, owner, classOwner, colleague, stranger, project } = await projectCast(api);
    await text(api, pupil.account, 'Mein Aufsatz', ['Ein Seepferdchen'], { projectId: project.id });
    await writeWords(api);
    const seen = await Promise.all(
      [owner, classOwner, colleague, stranger].map(async ({ browser }) => (await found(browser, 'seepferdchen')).total),
    );
    expect(seen).toEqual([1, 1, 0, 0]);
    expect((await searched(pupil.browser, 'seepferdchen')).status).toBe(403);
    await owner.browser.delete(`/api/projects/${project.id}`);
    expect((await found(owner.browser, 'seepferdchen')).total).toBe(0);
  });
});

describe('bad input', () => {
  it(`operators are words; more than ${LIMITS.search.max} letters are refused with the number; ${SERVER_LIMITS.http.searchesPerMinute} a minute`, async () => {
    const { account, browser } = await teacher(api);
    await text(api, account, 'Formeln', ["a & b | !c :* <-> 'd' \\ % _ (e)"]);
    await writeWords(api);
    for (const q of ['&', '%', '_', "'", '\\', '!:*', '(', '<->', '"', '   ', '\u0000', '😀'])
      expect([q, (await searched(browser, q)).status, (await found(browser, q)).total]).toEqual([q, 200, 0]);
    for (const q of ["formeln' or 1=1 --", 'formeln & !x', 'formeln <-> \\%']) expect((await searched(browser, q)).status).toBe(200);
    expect((await found(browser, '%formeln%')).total).toBe(1);
    for (const q of ['x'.repeat(LIMITS.search.max + 1), 'x'.repeat(10_000), '|&'.repeat(2000)]) {
      const { status, body } = await searched(browser, q);
      expect([status, body]).toMatchObject([422, { code: 'LIMIT_REACHED', data: { limit: LIMITS.search.max } }]);
    }
    expect((await searched(browser, 'a '.repeat(100))).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: SERVER_LIMITS.http.searchesPerMinute }, () => searched(browser, '')));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    forgetCounts(api);
    expect((await api.browser().get('/api/items/search?q=wald')).status).toBe(401);
  });
});

describe('the index', () => {
  it('follows a change of text and title, takes nothing twice, and forgets what is erased', { tags: ['proof'] }, async () => {
    const { account, browser } = await teacher(api);
    const item = await text(api, account, 'Vorher', ['Igel']);
    expect(await writeWords(api)).toBeGreaterThan(0);
    expect(await writeWords(api)).toBe(0);
    await browser.put(`/api/text_editor/documents/${item.id}`, { title: 'Nachher' });
    expect((await found(browser, 'nachher')).total).toBe(0);
    await writeWords(api);
    expect([(await found(browser, 'nachher')).total, (await found(browser, 'vorher')).total]).toEqual([1, 0]);
    await browser.delete(`/api/text_editor/documents/${item.id}`);
    expect((await found(browser, 'igel')).total).toBe(0);
    await browser.delete(`/api/items/${item.id}`);
    expect(await api.database.manager.countBy(ItemWords, { itemId: item.id })).toBe(0);
  });

  it('what cannot be read is found by its title; huge texts of short words are cut', { tags: ['proof'] }, async () => {
    const { account, browser } = await teacher(api);
    const broken = await api.people.item(account, { title: 'Zerbrochen' });
    await seedDocument(api.database.manager, broken.id, Buffer.from('rubbish'), { accountId: null, visitorId: null });
    const huge = await api.people.item(account, { title: 'Riesig' });
    const words = Array.from({ length: 60_000 }, (_, number) => number.toString(36)).join(' ');
    await write(api, huge, words, 'Schlusswort');
    await writeWords(api);
    expect((await found(browser, 'zerbrochen')).total).toBe(1);
    expect((await found(browser, 'riesig')).total).toBe(1);
    expect((await found(browser, 'schlusswort')).total).toBe(0);
  });
});

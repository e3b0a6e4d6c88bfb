// @module-tag proof
import type { RichText } from '@murmel/contracts';
import { Item, PupilAccess } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { accessible, all, alternativeTexts, textsOfRole } from '../exports/pdf-of.js';
import { unzip } from '../privacy/unzip.js';
import { classCast, expectTeachersOnly, onetime } from './class-cast.js';
import { projectIn, pupilDocument, storedFile } from './project-in-class.js';
import { writeStored } from './traces.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const TASK: RichText = [
  {
    type: 'paragraph',
    runs: [
      { text: 'Lies über ' },
      { text: '<den Wald>', bold: true, link: 'https://wald.example/?a=1&b=2' },
      { text: '!', link: 'javascript:alert(1)' },
    ],
  },
  { type: 'bullets', items: [[{ text: 'Fichte' }], [{ text: 'Buche', italic: true }]] },
];

async function download(browser: TestBrowser, classId: string): Promise<{ headers: Headers; files: Map<string, Buffer> }> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${browser.origin}/api/school_classes/${classId}/export`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return { headers: answer.headers, files: unzip(Buffer.from(await answer.arrayBuffer())) };
}

describe('GET /school_classes/{id}/export', () => {
  it('[TR-27] is for the owner', async () => {
    const cast = await classCast(api);
    const call = `/api/school_classes/${cast.schoolClass.id}/export`;
    await expectTeachersOnly(cast, (browser) => browser.get(call));
    expect((await cast.coTeacher.browser.get(call)).status).toBe(403);
    expect((await cast.owner.browser.get('/api/school_classes/x/export')).status).toBe(404);
  });

  it('an empty class gives a page that says so', async () => {
    const cast = await classCast(api, ['P1']);
    await cast.owner.browser.delete(`/api/pupil_accesses/${cast.pupils[0]!.id}`);
    const { files } = await download(cast.owner.browser, cast.schoolClass.id);
    expect([...files.keys()]).toEqual(['klasse.csv', 'index.html']);
    expect(files.get('index.html')!.toString()).toContain('Diese Klasse hat keine Schüler:innen.');
  });

  it('holds pages, lists, tasks and what each pupil made, with a link to every file, and no code', async () => {
    const cast = await classCast(api, ['Mila & Co', '=SUM(A1)', 'Mila & Co']);
    const [mila, formula, secondMila] = cast.pupils;
    await cast.owner.browser.put(`/api/pupil_accesses/${formula!.id}`, { note: 'sitzt "vorn"; links' });
    const shared = await api.people.item(cast.owner.account, { title: 'Waldkarte', kind: 'pinboard' });
    const project = await projectIn(cast.owner.browser, cast.schoolClass.id, {
      name: 'Wald/See: <Teil 1>',
      task: TASK,
      itemIds: [shared.id],
    });
    await projectIn(cast.coTeacher.browser, cast.schoolClass.id, { name: 'Leer' });
    const item = await pupilDocument(api, mila!.id, project.id, 'Die Fichte');
    await pupilDocument(api, mila!.id, project.id, 'Die Fichte');
    await pupilDocument(api, secondMila!.id, null, 'Ohne Zuhause');
    const inside = await pupilDocument(api, mila!.id, null, 'Die Nadel');
    await api.database.manager.update(Item, { id: inside.id }, { parentId: item.id });
    await storedFile(api, item, 'Arbeits: blatt.pdf', (key) => writeStored(api, key, 'PDF'));
    await api.database.query(
      "insert into project_activity (project_id, pupil_id, item_id, kind, count, at) values ($1, $2, $3, 'opened', 2, now())",
      [project.id, mila!.id, item.id],
    );

    const { headers, files } = await download(cast.owner.browser, cast.schoolClass.id);
    expect([headers.get('content-type'), headers.get('content-disposition'), headers.get('cache-control')]).toEqual([
      'application/zip',
      'attachment; filename="klasse.zip"',
      'no-store',
    ]);
    const folder = 'projekte/01 WaldSee Teil 1';
    const names = [...files.keys()];
    expect(names).toEqual(
      expect.arrayContaining([
        'klasse.csv',
        'index.html',
        `${folder}/auftrag.html`,
        `${folder}/auftrag.md`,
        `${folder}/material.csv`,
        `${folder}/activity.csv`,
        `${folder}/Mila Co/Die Fichte.txt`,
        `${folder}/Mila Co/Die Fichte.html`,
        `${folder}/Mila Co/Die Fichte 2.txt`,
        `${folder}/Mila Co/Die Fichte/Die Nadel.txt`,
        `${folder}/Mila Co/Die Fichte Dateien/Arbeits blatt.pdf`,
        'projekte/02 Leer/activity.csv',
        'ohne Projekt/Mila Co/Ohne Zuhause.txt',
      ]),
    );
    const text = (name: string) => files.get(name)!.toString();
    expect(text('klasse.csv')).toContain(`'=SUM(A1);"sitzt ""vorn""; links";aktiv;`);
    expect(text('klasse.csv').split('\r\n').length).toBe(5);
    expect(text(`${folder}/auftrag.html`)).toContain(
      '<a href="https://wald.example/?a=1&amp;b=2"><strong>&lt;den Wald&gt;</strong></a>!</p>',
    );
    expect(text(`${folder}/auftrag.md`)).toContain('- Fichte\n- *Buche*');
    expect(text(`${folder}/material.csv`)).toContain('Waldkarte;Pinnwand;mitmachen');
    expect(text(`${folder}/activity.csv`)).toMatch(/Mila & Co;hat geöffnet;Die Fichte;2/);
    expect(text(`${folder}/Mila Co/Die Fichte.txt`)).toBe('Die Fichte');
    expect(text(`${folder}/Mila Co/Die Fichte.html`)).toContain('<title>Die Fichte</title>');
    expect(text(`${folder}/Mila Co/Die Fichte.html`)).toContain('<p>Die Fichte</p>');
    expect(text(`${folder}/Mila Co/Die Fichte Dateien/Arbeits blatt.pdf`)).toBe('PDF');

    const index = text('index.html');
    expect(index).toContain('<h2 id="projekt-1">Wald/See: &lt;Teil 1&gt;</h2>');
    const links = [...index.matchAll(/href="([^"#]+)"/g)].map(([, address]) => address!.split('/').map(decodeURIComponent).join('/'));
    expect(links.sort()).toEqual(names.filter((name) => name !== 'index.html').sort());
    for (const address of [...index.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor!)) expect(index).toContain(`id="${address}"`);
    expect(index).not.toMatch(/<script|https?:/);
    const all = Buffer.concat([...files.values()]).toString();
    for (const { code } of cast.pupils) expect(all).not.toContain(code);
  });
});

describe('POST /school_classes/{id}/pdfs', () => {
  const ask = (browser: TestBrowser, classId: string, more: object = {}) =>
    browser.post<Buffer & Refusal>(`/api/school_classes/${classId}/pdfs`, more);

  it('[ACC-18] codes to cut out, codes as a list and names alone, as tagged PDFs with alternative texts', { tags: ['proof'] }, async () => {
    const { schoolClass, pupils, owner, coTeacher } = await classCast(
      api,
      Array.from({ length: 13 }, (_, index) => `Kind ${'ABCDEFGHIJKLM'[index]}`),
    );
    const [locked, first] = [pupils[12]!, pupils[0]!];
    await owner.browser.patch(`/api/pupil_accesses/${locked.id}/deactivate`);
    await owner.browser.put(`/api/pupil_accesses/${first.id}`, { note: 'Canary note' });
    const shown = (code: string | null): string => code!.replace(/(\d{3})/, '$1 ');

    const cards = await accessible((await ask(coTeacher.browser, schoolClass.id)).body);
    expect(cards).toMatchObject({ title: 'Codes zum Ausschneiden: 9a Deutsch', language: 'de', paper: [595, 842], pages: 2 });
    expect(alternativeTexts(cards)).toEqual(pupils.slice(0, 12).map(({ name }) => `QR-Code von ${name}`));
    for (const { code } of pupils.slice(0, 12)) expect(all(cards)).toContain(shown(code));
    expect(cards.around).toMatch(/Seite 2 von 2/);
    const codes = await accessible((await ask(owner.browser, schoolClass.id, { shape: 'codes', language: 'en', paper: 'a3' })).body);
    expect([codes.paper, textsOfRole(codes, 'TH'), textsOfRole(codes, 'TD').slice(0, 2)]).toEqual([
      [842, 1191],
      ['Name or initials', 'Access code'],
      ['Kind A', shown(first.code)],
    ]);
    const names = await accessible((await ask(owner.browser, schoolClass.id, { shape: 'names', tone: 'grey' })).body);
    expect(textsOfRole(names, 'TD').filter((words) => words.startsWith('Kind'))).toEqual(pupils.slice(0, 12).map(({ name }) => name));
    for (const pdf of [cards, codes, names]) expect(all(pdf)).not.toMatch(/Canary|Kind M/);
    for (const { code } of pupils) expect(all(names)).not.toContain(shown(code));

    const one = await accessible((await ask(owner.browser, schoolClass.id, { pupilId: first.id })).body);
    expect([alternativeTexts(one), all(one).includes('Kind B')]).toEqual([['QR-Code von Kind A'], false]);
  });

  it('only for its teachers; a pupil of another class is not there; in a onetime class nobody has a code of their own', async () => {
    const [cast, foreign] = [await classCast(api), await classCast(api)];
    await expectTeachersOnly(cast, (browser) => ask(browser, cast.schoolClass.id));
    const elsewhere = await ask(cast.owner.browser, cast.schoolClass.id, { pupilId: foreign.pupils[0]!.id });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'NOT_FOUND']);
    for (const more of [{ shape: 'x' }, { paper: 'a0' }, { title: 'x' }, { pupilId: 'x' }])
      expect([more, (await ask(cast.owner.browser, cast.schoolClass.id, more)).status]).toEqual([more, 400]);
    const { body: short } = await cast.owner.browser.post<{ id: string }>('/api/school_classes', onetime());
    expect((await ask(cast.owner.browser, short.id)).body.code).toBe('NOT_FOR_ONETIME');
    const empty = await accessible((await ask(cast.owner.browser, short.id, { shape: 'names' })).body);
    expect(all(empty)).toContain('Noch ist niemand in der Klasse.');
    expect(await api.database.manager.countBy(PupilAccess, { classId: short.id })).toBe(0);
  });
});

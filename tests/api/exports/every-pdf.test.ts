// @module-tag proof
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLASS_PDF_SHAPES, INTERFACE_LANGUAGES, PDF_KINDS, recorderOfKind } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CONTRIBUTIONS, type Contributions } from '../../../apps/api/src/core/tool-contribution/contributions.js';
import { startApi, type TestApi } from '../../support/api.js';
import { REPOSITORY } from '../../support/process.js';
import { newClass, signedIn } from '../projects/project-cast.js';
import { recorded } from '../recordings/recorded.js';
import { accessible, askPdf, textsOfRole } from './pdf-of.js';
import type { ReadPdf } from './read-pdf.js';

/** PDF forms of a worksheet other than the sheet itself. */
const WORKSHEET_PDFS = ['pdfs', 'solution_pdfs', 'response_pdfs'] as const;
const API = join(REPOSITORY, 'apps/api/src');

let api: TestApi;
let teacher: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  teacher = await signedIn(api, await api.people.account());
});
afterAll(() => api.stop());

/** In each language of the interface: elements, one title that is the first heading, its language, and words for each picture. */
async function inEveryLanguage(ask: (language: string) => Promise<{ status: number; body: Buffer }>): Promise<ReadPdf[]> {
  const read: ReadPdf[] = [];
  for (const language of INTERFACE_LANGUAGES) {
    const { status, body } = await ask(language);
    expect(status).toBeLessThan(300);
    const pdf = await accessible(body);
    expect([textsOfRole(pdf, 'H1'), pdf.tags.length > 1]).toEqual([[pdf.title], true]);
    read.push(pdf);
  }
  return read;
}

describe('[LIB-15] every PDF has elements, a title, a language and words for each picture', () => {
  it.each(PDF_KINDS)('%s: the example of its tool', async (kind) => {
    // One account would exceed the rate limit.
    const { account, browser } = await signedIn(api, await api.people.account());
    const recorder = recorderOfKind(kind);
    // Nothing that was recorded comes with the product.
    if (recorder) await recorded(browser, recorder);
    else
      await api.database.transaction((manager) => api.application.get<Contributions>(CONTRIBUTIONS)[kind]!.addExample!(manager, account));
    const items = await api.database.query<{ id: string; title: string; language: string }[]>(
      'select id, title, language from item where owner_id = $1 and kind = $2 and parent_id is null',
      [account.id, kind],
    );
    expect(items).not.toEqual([]);
    for (const { id, title, language } of items)
      for (const pdf of await inEveryLanguage((asked) => askPdf(browser, id, { language: asked })))
        expect([pdf.title, pdf.language]).toEqual([title, language]);
  });

  it.each(CLASS_PDF_SHAPES)('%s of a class', async (shape) => {
    const { schoolClass } = await newClass(api, teacher, ['Ada', 'Émil']);
    const read = await inEveryLanguage((language) =>
      teacher.browser.post<Buffer>(`/api/school_classes/${schoolClass.id}/pdfs`, { shape, language }),
    );
    expect(read.map(({ language }) => language)).toEqual([...INTERFACE_LANGUAGES]);
  });

  it.each(WORKSHEET_PDFS)('%s of a worksheet', async (what) => {
    const { account, browser } = await signedIn(api, await api.people.account());
    await api.database.transaction((manager) => api.application.get<Contributions>(CONTRIBUTIONS).worksheet!.addExample!(manager, account));
    const [sheet] = await api.database.query<[{ id: string }]>(`select id from item where owner_id = $1 and kind = 'worksheet'`, [
      account.id,
    ]);
    await inEveryLanguage((language) => browser.post<Buffer>(`/api/worksheet/worksheets/${sheet.id}/${what}`, { language }));
  });

  it('nothing goes on paper that is not in here', () => {
    const contributions = Object.entries(api.application.get<Contributions>(CONTRIBUTIONS));
    const onPaper = contributions.flatMap(([kind, one]) => (one?.pdf ? [kind] : []));
    expect(onPaper.sort()).toEqual([...PDF_KINDS].sort());
    // A call that answers with a PDF sends it by this one function.
    const senders = readdirSync(API, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.controller.ts'))
      .flatMap((file) => (readFileSync(join(API, file), 'utf8').match(/\bsendPdf\(/g) ?? []).map(() => file));
    expect(senders.sort()).toEqual([
      'core/classes/school-classes.controller.ts',
      'core/pdf/user-pdfs.controller.ts',
      ...WORKSHEET_PDFS.map(() => 'tools/worksheet/pdf/worksheet-pdf.controller.ts'),
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { all, pdfOf, said } from '../exports/pdf-of.js';
import { worksheetCast } from './worksheet-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

describe('x', () => {
  it('y', async () => {
    const cast = await worksheetCast(api);
    const pdf = await pdfOf(cast.owner.browser, cast.item);
    console.log(said(pdf, 'H2'), all(pdf), pdf.tags.map(({ role, alt, words }) => `${role} ${alt ?? ''} ${words}`).join('\n'));
    const drawn = await cast.owner.browser.post(`${cast.path}/paper_pages`, {});
    console.log(drawn.status, JSON.stringify(drawn.body).slice(0, 300));
    for (const what of ['pdfs', 'solution_pdfs', 'response_pdfs']) console.log(what, (await cast.owner.browser.post(`${cast.path}/${what}`, {})).status);
  });
});

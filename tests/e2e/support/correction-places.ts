import type { CorrectionItem, CorrectionOverview, CorrectionResult } from '@murmel/contracts';
import type { BrowserContext } from '@playwright/test';
import { expect } from './test.js';
import { dialogStands, type TestedPage } from './tested-pages.js';
import { call, share } from './wire.js';

const ROUTE = '/ai/feedbacks';
const TEXT = 'Ich finde Handys in der Pause gut. Man kann nachsehen, wann der Bus fährt. Deshalb bin ich dafür.';

/** With one text that is read. @returns its id */
export async function newFullCorrection(teacher: BrowserContext): Promise<string> {
  const { id } = await call<CorrectionItem>(teacher, 'POST', ROUTE, { title: 'Erörterung', task: 'Erörtere.' });
  await call(teacher, 'POST', `${ROUTE}/${id}/feedback_results`, { texts: [{ code: 'K12', text: TEXT }], confirmed: true });
  const states = async () => (await call<CorrectionOverview>(teacher, 'GET', `${ROUTE}/${id}/overview`)).rows.map(({ state }) => state);
  await expect.poll(states).toEqual(['done']);
  const { entries } = await call<{ entries: CorrectionResult[] }>(teacher, 'GET', `${ROUTE}/${id}/feedback_results`);
  const [result] = entries;
  const findings = result!.findings.map((one) => ({ id: one.id, state: 'taken' }));
  await call(teacher, 'PUT', `/ai/feedback_results/${result!.id}`, { findings, overall: 'Weiter so.' });
  return id;
}

export function teacherCorrectionPlaces(id: string): TestedPage[] {
  return [
    {
      name: 'the texts',
      path: `${ROUTE}/${id}/results`,
      open: async (page) => expect(page.getByRole('link', { name: 'K12' })).toBeVisible(),
    },
    {
      name: 'one text with its findings',
      path: `${ROUTE}/${id}/results/1`,
      open: async (page) => expect(page.getByRole('region', { name: /^(Befund|Finding) 1/ })).toBeVisible(),
    },
    {
      name: 'the link of a text',
      path: `${ROUTE}/${id}/results/1`,
      open: async (page) => {
        await page.getByRole('button', { name: /^(Für K12 freigeben|Release for K12)$/ }).click();
        await dialogStands(page);
        await expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible();
      },
    },
    {
      name: 'a question before a text goes',
      path: `${ROUTE}/${id}/results/1`,
      open: async (page) => {
        await page
          .getByRole('main')
          .getByRole('button', { name: /^(Mehr|More)$/ })
          .click();
        await page.getByRole('menuitem', { name: /^(Löschen|Delete)$/ }).click();
        await dialogStands(page);
      },
    },
  ];
}

export async function guestCorrectionPlaces(teacher: BrowserContext): Promise<TestedPage[]> {
  const { id } = await call<CorrectionItem>(teacher, 'POST', ROUTE, { title: 'Erörterung', task: 'Erörtere.' });
  const { secretLink } = await share(teacher, id, { privacy: 'secret' });
  const full = await newFullCorrection(teacher);
  const { entries } = await call<{ entries: CorrectionResult[] }>(teacher, 'GET', `${ROUTE}/${full}/feedback_results`);
  const { link } = await call<{ link: string }>(teacher, 'PUT', `/ai/feedback_results/${entries[0]!.id}/link`);
  return [
    { name: 'the task', path: secretLink, open: async (page) => expect(page.getByText('Erörtere.')).toBeVisible() },
    { name: 'a text given back', path: link, open: async (page) => expect(page.getByText('Weiter so.')).toBeVisible() },
  ];
}

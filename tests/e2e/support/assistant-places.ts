import { TOOLS } from '@murmel/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test.js';
import type { TestedPage } from './tested-pages.js';
import { call, share } from './wire.js';

const { route } = TOOLS.assistants;

const field = (page: Page) => page.getByRole('textbox', { name: /^(Deine Frage an|Your question to)/ });
const stands = async (page: Page): Promise<void> => {
  await expect(field(page)).toBeVisible();
};

/** An assistant that is told what to do, with starters. @returns its id */
export async function newFullAssistant(teacher: BrowserContext): Promise<string> {
  const made = {
    ...{ title: 'Waldexperte', description: 'Beantwortet Fragen zum Ökosystem Wald.', instructions: 'Du bist ein freundlicher Förster.' },
    ...{
      starters: ['Zähle bis 3', 'Was macht ein Pilz mit einem Baum?'],
      category: 'for_learners',
      subcategory: 'BIOLOGY',
      dailyLimit: 30,
    },
  };
  return (await call<{ id: string }>(teacher, 'POST', route, made)).id;
}

/** The editor with its conversation beside, and the pages at the addresses of chats. */
export function teacherAssistantPlaces(id: string): TestedPage[] {
  return [
    { name: 'editor', path: `${route}/${id}`, open: stands },
    {
      name: 'talks',
      path: '/ai/chats/assistants',
      open: (page) => expect(page.getByRole('link', { name: 'Waldexperte' }).first()).toBeVisible(),
    },
    { name: 'talk', path: `/ai/chats/assistants/${id}`, open: stands },
  ];
}

/** Before the first question, with an answer, and with a warning before an address is sent. */
export async function guestAssistantPlaces(teacher: BrowserContext): Promise<TestedPage[]> {
  const { secretLink } = await share(teacher, await newFullAssistant(teacher), { privacy: 'secret' });
  const ask = async (page: Page, text: string): Promise<void> => {
    await field(page).fill(text);
    await page.getByRole('button', { name: /^(Senden|Send)$/ }).click();
  };
  return [
    { name: 'page', path: secretLink, open: stands },
    {
      name: 'warning',
      path: secretLink,
      open: async (page) => {
        await stands(page);
        await ask(page, 'Schreib an anna.muster@schule.example');
        await expect(page.getByRole('button', { name: /^(Überarbeiten|Revise)$/ })).toBeVisible();
      },
    },
    {
      name: 'answer',
      path: secretLink,
      open: async (page) => {
        await stands(page);
        await ask(page, 'Zähle bis 3');
        await expect(page.getByRole('article').last()).toContainText('1 2 3');
        await expect(page.getByText(/^Waldexperte (schreibt|is writing) …$/)).toBeHidden();
      },
    },
  ];
}

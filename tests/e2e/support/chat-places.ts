import type { AiAsked, AiConversation, AiRun } from '@murmel/contracts';
import type { BrowserContext } from '@playwright/test';
import { expect } from './test.js';
import { dialogStands, press, type TestedPage } from './tested-pages.js';
import { call } from './wire.js';

/** A chat with an answer, and one that broke off. @returns its id */
export async function newFullChat(teacher: BrowserContext): Promise<string> {
  const { id } = await call<AiConversation>(teacher, 'POST', '/ai/conversations', {});
  const ask = async (text: string, model: string, parentId: string | null = null): Promise<string> => {
    const question = { ownerType: 'AiConversation', ownerId: id, text, model, parentId };
    const { answer } = await call<AiAsked>(teacher, 'POST', '/ai/messages', question);
    const state = async () => (await call<AiRun>(teacher, 'GET', `/ai/runs/${answer.run!.id}`)).state;
    await expect.poll(state).toMatch(/done|failed/);
    return answer.id;
  };
  await ask('Zähle weiter', 'stumbles', await ask('Zähle bis 3', 'counts'));
  return id;
}

const brokenStands: NonNullable<TestedPage['open']> = (page) => expect(page.getByText(/1 (Wort ist gesichert|word is kept)/)).toBeVisible();

/** Returns the places a teacher sees of chats with models. */
export function chatPlaces(id: string): TestedPage[] {
  return [
    { name: 'new chat', path: '/ai/chats', open: (page) => expect(page.getByRole('textbox')).toBeVisible() },
    { name: 'chat', path: `/ai/chats/${id}`, open: brokenStands },
    {
      name: 'models',
      path: `/ai/chats/${id}`,
      open: async (page) => {
        await brokenStands(page);
        await press(page, /^(Modell|Model):/);
        await expect(page.getByRole('menu')).toBeVisible();
      },
    },
    {
      name: 'what was sent',
      path: `/ai/chats/${id}`,
      open: async (page) => {
        await brokenStands(page);
        await press(page, /^(Das wurde gesendet|This was sent)$/);
        await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      },
    },
    {
      name: 'about chats',
      path: '/ai/chats/info',
      open: (page) => expect(page.getByRole('heading', { level: 1, name: /^(KI-Chat|AI chat)$/ })).toBeVisible(),
    },
    {
      name: 'files of a question',
      path: '/ai/chats',
      open: async (page) => {
        await page.locator('input[type=file]').setInputFiles([
          { name: 'Wald.txt', mimeType: 'text/plain', buffer: Buffer.from('Ein Wald.') },
          { name: 'Film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('x') },
        ]);
        await expect(page.getByRole('link', { name: /Wald\.txt/ })).toBeVisible();
      },
    },
    {
      name: 'an answer onto a pinboard',
      path: `/ai/chats/${id}`,
      open: async (page) => {
        await brokenStands(page);
        await page
          .getByRole('button', { name: /^(Weiterverwenden|Use it elsewhere)$/ })
          .first()
          .click();
        await page.getByRole('menuitem', { name: /^(Auf die Pinnwand|Onto a pinboard)$/ }).click();
        await dialogStands(page);
      },
    },
    { name: 'what a model is told', path: `/ai/chats/${id}/system_prompt`, open: dialogStands },
  ];
}

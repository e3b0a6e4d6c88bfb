import type { TeacherCloud, WordCloud } from '@murmel/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { simulatedGuests } from './simulated-guests.js';
import type { StackAddress } from './stack.js';
import { expect } from './test.js';
import { dialogStands, press, type TestedPage } from './tested-pages.js';
import { call, share } from './wire.js';

export interface OpenCloud {
  id: string;
  secretLink: string;
}

/** Creates a word cloud that takes words from all with its link. */
export async function newCloud(teacher: BrowserContext, title = 'Was ist Glück?'): Promise<OpenCloud> {
  const { id } = await call<WordCloud>(teacher, 'POST', '/word_clouds/word_clouds', { title });
  const { secretLink } = await share(teacher, id, { privacy: 'secret', visitorPermission: 'visitor_permissions_write', shortCode: true });
  return { id, secretLink };
}

/** The same with words in it: one of them hidden, one held back, and two that wait since every word does. @returns its id */
export async function newModeratedCloud(teacher: BrowserContext, stack: StackAddress): Promise<string> {
  const { id } = await newCloud(teacher);
  const guests = await simulatedGuests(stack, id, 3);
  for (const [index, words] of ['Freunde\nMusik\nSonne\nFamilie', 'Freunde\nFerien\nSonne', 'Freunde\nScheiße\nLicht'].entries()) {
    const { status } = await guests[index]!.put(`/api/word_clouds/word_clouds/${id}/add_word`, { words });
    expect(status).toBe(200);
  }
  const { words } = await call<TeacherCloud>(teacher, 'GET', `/word_clouds/word_clouds/${id}/cloud`);
  await call(teacher, 'PATCH', `/word_clouds/word_clouds/${id}/moderate`, {
    keys: [words.find(({ text }) => text === 'Ferien')!.key],
    mark: 'hidden',
  });
  await call(teacher, 'PUT', `/word_clouds/word_clouds/${id}`, { releaseFirst: true });
  expect((await guests[0]!.put(`/api/word_clouds/word_clouds/${id}/add_word`, { words: 'Geduld\nNeugier' })).status).toBe(200);
  return id;
}

/** A word of the cloud that can be chosen. */
const word = (page: Page, text: string) =>
  page.getByRole('group', { name: /^(Wortwolke|Word cloud)$/ }).getByRole('button', { name: new RegExp(`^${text},`) });

const moderated = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: /^(Warten auf dich|Waiting for you) \(2\)$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^(Zurückgehalten|Held back) \(1\)$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^(Ausgeblendet|Hidden) \(1\)$/ })).toBeVisible();
  await expect(word(page, 'Freunde')).toBeVisible();
};

/** Returns the places a teacher sees of word clouds. @param id from `newModeratedCloud` */
export function teacherCloudPlaces(id: string): TestedPage[] {
  const cloud = `/word_clouds/word_clouds/${id}`;
  const leave = async (page: Page): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  };
  return [
    {
      name: 'word clouds',
      path: '/word_clouds/word_clouds',
      open: (page) => expect(page.getByRole('main').getByText('Was ist Glück?').first()).toBeVisible(),
    },
    { name: 'share a word cloud', path: `${cloud}/share`, open: (page) => expect(page.getByRole('img', { name: /QR/ })).toBeVisible() },
    { name: 'word cloud', path: cloud, open: moderated },
    {
      name: 'chosen word',
      open: async (page) => {
        await word(page, 'Freunde').click();
        await expect(page.getByRole('button', { name: /^(Ausblenden|Hide)$/ })).toBeVisible();
      },
    },
    {
      name: 'filter list',
      open: async (page) => {
        await press(page, /^(Sperrliste bearbeiten|Edit block list)$/);
        await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
      },
    },
    {
      name: 'clear a word cloud',
      open: async (page) => {
        await leave(page);
        await press(page, /^(Alle Wörter entfernen|Remove all words)$/);
        await dialogStands(page);
      },
    },
    {
      name: 'word cloud on the wall',
      open: async (page) => {
        await leave(page);
        await press(page, /^(An die Wand|On the wall)$/);
        await expect(page.getByRole('dialog').getByRole('img', { name: /QR/ })).toBeVisible();
        await expect(page.getByRole('dialog').getByRole('table')).toBeAttached();
        await expect(page.getByRole('dialog').getByRole('button', { name: /^(„Freunde“ ausblenden|Hide “Freunde”)$/ })).toBeVisible();
      },
    },
    {
      name: 'covered word cloud',
      open: async (page) => {
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^(Verdecken|Cover)$/ })
          .click();
        await expect(page.getByRole('dialog').getByRole('table')).toHaveCount(0);
      },
    },
  ];
}

/** Returns the places a guest sees of a word cloud, in the order of a lesson: the teacher closes it at the end. */
export function guestCloudPlaces(teacher: BrowserContext, { id, secretLink }: OpenCloud): TestedPage[] {
  const write = async (page: Page, text: string): Promise<void> => {
    const field = page.getByRole('textbox', { name: /^(Dein Wort|Your word)$/ });
    await field.fill(text);
    await field.press('Enter');
  };
  return [
    {
      name: 'word entry',
      path: secretLink,
      open: (page) => expect(page.getByRole('textbox', { name: /^(Dein Wort|Your word)$/ })).toBeVisible(),
    },
    {
      name: 'word too long',
      open: async (page) => {
        await write(page, 'x'.repeat(41));
        await expect(page.getByRole('alert').filter({ hasText: '40' })).toBeVisible();
      },
    },
    {
      name: 'own word and the cloud',
      open: async (page) => {
        await write(page, 'Freunde');
        await expect(page.getByRole('button', { name: /Freunde.*(entfernen|emove)|[Rr]emove.*Freunde/ })).toBeVisible();
        await expect(page.getByRole('table')).toBeAttached();
      },
    },
    {
      name: 'closed word cloud',
      open: async (page) => {
        await share(teacher, id, { visitorPermission: 'visitor_permissions_read' });
        await expect(page.getByText('Pause', { exact: true })).toBeVisible();
      },
    },
  ];
}

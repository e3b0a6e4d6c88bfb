import type { AiImage } from '@murmel/contracts';
import type { BrowserContext } from '@playwright/test';
import { expect } from './test.js';
import { dialogStands, press, type TestedPage } from './tested-pages.js';
import { call } from './wire.js';

/** A picture of a model, and one that its provider refused. @returns their ids */
export async function newPictures(teacher: BrowserContext): Promise<{ drawn: string; refused: string }> {
  const draw = async (model: string): Promise<string> => {
    const { id } = await call<AiImage>(teacher, 'POST', '/ai/images', { prompt: 'Ein Wald im Herbst', model });
    const state = async () => (await call<AiImage>(teacher, 'GET', `/ai/images/${id}`)).state;
    await expect.poll(state).toMatch(/done|failed/);
    return id;
  };
  const [drawn, refused] = await Promise.all([draw('paints-slowly'), draw('filtered')]);
  return { drawn, refused };
}

/** Returns the places a teacher sees of pictures that models draw. */
export function imagePlaces({ drawn, refused }: { drawn: string; refused: string }): TestedPage[] {
  const isDrawn: NonNullable<TestedPage['open']> = (page) => expect(page.getByRole('img', { name: 'Ein Wald im Herbst' })).toBeVisible();
  return [
    {
      name: 'new picture with all settings',
      path: '/ai/images',
      open: async (page) => {
        await press(page, /^(Mehr|More)$/);
        await expect(page.getByRole('slider').first()).toBeVisible();
      },
    },
    { name: 'picture', path: `/ai/images/${drawn}`, open: isDrawn },
    {
      name: 'alternative text of a picture',
      path: `/ai/images/${drawn}`,
      open: async (page) => {
        await isDrawn(page);
        await press(page, /^(Alternativtext|Alternative text)$/);
        await dialogStands(page);
      },
    },
    { name: 'refused picture', path: `/ai/images/history/${refused}`, open: (page) => expect(page.getByRole('article')).toBeVisible() },
    { name: 'all pictures', path: '/ai/images/history', open: (page) => expect(page.getByRole('main').getByRole('link')).toHaveCount(2) },
    {
      name: 'about pictures',
      path: '/ai/images/info',
      open: (page) => expect(page.getByRole('heading', { level: 1, name: /^(Bilder erzeugen|Create pictures)$/ })).toBeVisible(),
    },
  ];
}

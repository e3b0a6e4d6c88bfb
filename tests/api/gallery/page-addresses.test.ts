// @module-tag proof
import { newId } from '@murmel/server';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { changeCollection, newCollection, newPartner, readersOf } from '../collections/editors.js';

const ORIGIN = 'https://murmel.example';
let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'), { publicUrl: ORIGIN });
});
afterAll(() => api.stop());

const html = async (path: string): Promise<string> => (await api.browser().get<string>(path)).body;

it('[NAV-25] the gallery, a collection and a partner stand under one address each; what is being prepared or for some only is in no index', async () => {
  const { admin } = await readersOf(api);
  const [draft, collection] = [await newCollection(admin.browser, { title: 'Canary' }), await newCollection(admin.browser)];
  await changeCollection(admin.browser, collection, { published: true, title: 'Wald & Wiese', description: 'Was "grünt"' });
  const partner = await newPartner(admin.browser);
  const hidden = await newPartner(admin.browser, { name: 'Canary', published: false });
  const international = await newPartner(admin.browser, { name: 'Canary', international: true });
  const canonicals = async (path: string) => [...(await html(path)).matchAll(/<link rel="canonical" href="(.*?)">/g)].map(([, at]) => at);
  for (const path of ['/gallery', '/gallery/community', '/gallery/how_to', '/collections', '/collections/how_to', '/partners'])
    for (const more of ['', '/', '?q=moos&page=2']) expect([path, await canonicals(path + more)]).toEqual([path, [ORIGIN + path]]);
  expect(await canonicals(`/collections/${collection.id}?token=x`)).toEqual([`${ORIGIN}/collections/${collection.id}`]);
  const page = await html(`/collections/${collection.id}`);
  expect(page).toContain('<title>Wald &amp; Wiese | murmel</title>');
  expect(page).toContain('<meta name="description" content="Was &quot;grünt&quot;">');
  for (const words of ['', '-zoo-koeln', '-anderer-name', '-%22%3E%3Cscript%3E'])
    expect(await canonicals(`/partners/${partner.id}${words}`)).toEqual([`${ORIGIN}/partners/${partner.id}-zoo-koeln`]);
  const unlisted = [`/collections/${draft.id}`, `/collections/${newId()}`, '/collections/x%00', '/partners/x', '/partners/%22%3E'];
  for (const path of [...unlisted, `/partners/${hidden.id}`, `/partners/${international.id}`, `/partners/${collection.id}`])
    for (const browser of [api.browser(), admin.browser]) {
      const head = (await browser.get<string>(path)).body.split('</head>')[0]!;
      expect([path, head.match(/<meta name="robots".*?>/g)]).toEqual([path, ['<meta name="robots" content="noindex, nofollow">']]);
      expect(head).not.toMatch(/Canary|canonical|og:/);
    }
  for (const path of ['/login', '/folders', '/gallery/to_teach', '//gallery', '/gallery//']) expect(await canonicals(path)).toEqual([]);
  await changeCollection(admin.browser, collection, { published: false });
  expect(await canonicals(`/collections/${collection.id}`)).toEqual([]);
});

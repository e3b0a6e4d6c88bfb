import { expect, it } from 'vitest';
import { publicPlaceOf } from './public-places.js';
import { ITEM_TYPE_KEYS, ITEM_TYPES, TOOLS } from './registry.js';

const ID = '0199d0a0-0000-7000-8000-000000000000';
const pages = ITEM_TYPE_KEYS.flatMap((type) => ITEM_TYPES[type].publicPages.map((page) => ({ type, page })));

it.each(pages)('[TXT-01] $page is a page of its item, and so is its settings address', ({ type, page }) => {
  const path = page.replace(':id', ID).replaceAll(/:\w+/g, 'x');
  expect(publicPlaceOf(path)).toMatchObject({ type, itemId: ID, page });
  expect(publicPlaceOf(`${path}/settings`)).toMatchObject({ type, itemId: ID });
});

it('nothing else is', () => {
  const path = TOOLS.text_editor.publicPages[0].replace(':id', ID);
  for (const other of [
    `${path}/setting`,
    `${path}/settings/x`,
    `${path}/settings/settings`,
    '/settings',
    '/text_editor/public_documents/settings/x',
    `${path}/`,
  ])
    expect(publicPlaceOf(other)).toBeUndefined();
});

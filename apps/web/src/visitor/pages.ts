import type { ItemTypeKey } from '@murmel/contracts';
import type { ComponentType } from 'react';
import type { PublicPageProps } from '../core/sharing/ItemGate';
import { type LazyPage, lazyPage } from '../platform/page/lazy-page';
import { publicTexts } from './public-texts';

const PAGES = import.meta.glob<{ default: ComponentType<PublicPageProps> }>([
  '../tools/*/PublicPage.tsx',
  '../core/folders/PublicPage.tsx',
]);

/** The page for whoever only has a link to something of this type. The same one each time: another would begin anew. */
export function publicPageOf(type: ItemTypeKey): LazyPage<PublicPageProps> {
  const load = PAGES[`../tools/${type}/PublicPage.tsx`] ?? PAGES[`../core/${type}/PublicPage.tsx`];
  if (!load) throw new Error(`${type} has no PublicPage.tsx`);
  return (made[type] ??= lazyPage(load, publicTexts(type)));
}
const made: Partial<Record<ItemTypeKey, LazyPage<PublicPageProps>>> = {};

import type { ItemTypeKey } from '@murmel/contracts';
import type { ComponentType } from 'react';
import type { PublicPageProps } from '../core/sharing/ItemGate';
import { type LazyPage, lazyPage } from '../platform/page/lazy-page';
import { publicTexts } from './public-texts';

const PAGES = import.meta.glob<{ default: ComponentType<PublicPageProps> }>([
  '../tools/*/PublicPage.tsx',
  '../core/folders/PublicPage.tsx',
]);

/** Returns the page for visitors with a link to an item of this type. The same one each time: another would remount. */
export function publicPageOf(type: ItemTypeKey): LazyPage<PublicPageProps> {
  const load = PAGES[`../tools/${type}/PublicPage.tsx`] ?? PAGES[`../core/${type}/PublicPage.tsx`];
  if (!load) throw new Error(`${type} has no PublicPage.tsx`);
  return (made[type] ??= lazyPage(load, publicTexts(type)));
}
const made: Partial<Record<ItemTypeKey, LazyPage<PublicPageProps>>> = {};

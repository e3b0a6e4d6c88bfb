import type { ItemTypeKey } from '@murmel/contracts';
import type { ComponentType } from 'react';
import type { OpenLookProps } from '../core/gallery/look/open-look-props';
import { TOOL_APPEARANCES, type TypeAppearance } from '../core/tools/tool-appearance';
import { addTextFiles, type Texts } from '../platform/i18n/texts';
import { type LazyPage, lazyPage } from '../platform/page/lazy-page';
import { publicPageOf } from './pages';
import { publicTexts } from './public-texts';

type Looks = Readonly<Record<string, () => Promise<{ default: ComponentType<OpenLookProps> }>>>;

const LOOKS: Looks = import.meta.glob<{ default: ComponentType<OpenLookProps> }>('../tools/*/OpenLook.tsx');
const TEXTS = import.meta.glob<Texts>('/src/tools/*/look/{de,en}.json', { import: 'default' });
addTextFiles(TEXTS);

/**
 * Returns how an open item of this type is looked at in gallery mode: read only, without an account. The same one each time: another
 * would remount.
 */
export function openLookOf(type: ItemTypeKey): LazyPage<OpenLookProps> {
  return (made[type] ??= chooseLook(type, TOOL_APPEARANCES[type], LOOKS));
}
const made: Partial<Record<ItemTypeKey, LazyPage<OpenLookProps>>> = {};

/** @throws Error for a tool that says it has a look of its own, and has none */
export function chooseLook(type: ItemTypeKey, { openLook }: Pick<TypeAppearance, 'openLook'>, looks: Looks): LazyPage<OpenLookProps> {
  if (openLook === 'publicPage') return publicPageOf(type);
  const load = looks[`../tools/${type}/OpenLook.tsx`];
  if (!load) throw new Error(`${type} has no OpenLook.tsx`);
  const own = `tools/${type}/look`;
  return lazyPage(load, ['gallery/look', ...publicTexts(type), ...(`/src/${own}/de.json` in TEXTS ? [own] : [])]);
}

import { ITEM_TYPE_KEYS } from '@murmel/contracts';
import { expect, it } from 'vitest';
import { TOOL_APPEARANCES, type TypeAppearance } from '../core/tools/tool-appearance';
import { chooseLook, openLookOf } from './open-looks';
import { publicPageOf } from './pages';

it('[E2] every kind that can be opened has a look, always the same one', () => {
  for (const type of ITEM_TYPE_KEYS) expect(openLookOf(type)).toBe(openLookOf(type));
});

it('a look of its own is no page for taking part', () => {
  for (const type of ITEM_TYPE_KEYS)
    expect([type, openLookOf(type) === publicPageOf(type)]).toEqual([type, TOOL_APPEARANCES[type].openLook === 'publicPage']);
});

it('a tool without a look is found out: by its type, and where it says that it has one', () => {
  // Does not compile where the look may be left out.
  const planted: Omit<TypeAppearance, 'openLook'> extends TypeAppearance ? 'complete' : 'refused' = 'refused';
  expect(planted).toBe('refused');
  expect(() => chooseLook('worksheet', { openLook: 'own' }, {})).toThrow('worksheet has no OpenLook.tsx');
});

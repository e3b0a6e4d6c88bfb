import { describe, expect, it } from 'vitest';
import { parseSettings, resolveAppearance } from './settings';

describe('parseSettings', () => {
  it.each([null, '', '{', 'null', '7', '[]', '"dark"', '{"scheme":"purple","contrast":1}'])('%s means auto', (text) => {
    expect(parseSettings(text)).toEqual({ scheme: 'auto', contrast: 'auto' });
  });
  it('keeps what is known', () => {
    expect(parseSettings('{"scheme":"dark","contrast":"more","size":3}')).toEqual({ scheme: 'dark', contrast: 'more' });
  });
});

describe('resolveAppearance', () => {
  it.each([
    ['auto', 'auto', false, false, 'light', 'normal'],
    ['auto', 'auto', true, true, 'dark', 'more'],
    ['light', 'normal', true, true, 'light', 'normal'],
    ['dark', 'more', false, false, 'dark', 'more'],
  ] as const)('%s, %s with system %s, %s', (scheme, contrast, systemDark, systemMore, shownScheme, shownContrast) => {
    expect(resolveAppearance({ scheme, contrast }, systemDark, systemMore)).toEqual({ scheme: shownScheme, contrast: shownContrast });
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseSettings, resolveAppearance } from './settings';

describe('parseSettings', () => {
  it.each([null, '', '{', 'null', '7', '[]', '"dark"', '{"scheme":"purple","contrast":1}'])('%s means auto', (text) => {
    expect(parseSettings(text)).toEqual({ scheme: 'auto', contrast: 'auto' });
  });
  it('keeps what is known', () => {
    expect(parseSettings('{"scheme":"dark","contrast":"more","size":3}')).toEqual({ scheme: 'dark', contrast: 'more' });
  });
});

describe('[FLA-07] what somebody chose', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('is kept in this browser and there again on the next page', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    const onNextPage = async () => {
      vi.resetModules();
      return import('./settings');
    };
    (await onNextPage()).setUiSettings({ scheme: 'dark' });
    expect([...kept]).toEqual([['murmel.ui', '{"scheme":"dark","contrast":"auto"}']]);
    (await onNextPage()).setUiSettings({ contrast: 'more' });
    expect(parseSettings(kept.get('murmel.ui') ?? null)).toEqual({ scheme: 'dark', contrast: 'more' });
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

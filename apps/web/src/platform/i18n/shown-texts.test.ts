import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Texts } from './texts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { setItem: () => undefined });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Texts of its own for each test: a switch waits for all that were ever asked for. @returns them, and how often the language changed */
async function fresh() {
  vi.resetModules();
  const [i18n, { shownTexts }, { addTextFiles }] = await Promise.all([import('./i18n'), import('./shown-texts'), import('./texts')]);
  const changed = vi.fn<(language: string) => void>();
  shownTexts.on('languageChanged', changed);
  return { ...i18n, addTextFiles, changed };
}

/** Texts that come when the test says so. */
function later(texts: Texts): { load: () => Promise<Texts>; come: () => void } {
  let come = (): void => undefined;
  const answer = new Promise<Texts>((resolve) => {
    come = () => resolve(texts);
  });
  return { load: () => answer, come };
}

it('a language is shown when all that was shown before is there in it, and texts are asked for once', async () => {
  const { addTextFiles, changed, currentLanguage, prefetchTexts, switchLanguage, text, wishedLanguage } = await fresh();
  const english = later({ tree: 'tree' });
  const german = vi.fn(() => Promise.resolve({ tree: 'Baum' }));
  addTextFiles({ '/src/forest/de.json': german, '/src/forest/en.json': english.load });
  await Promise.all([prefetchTexts(['forest']), prefetchTexts(['forest'])]);
  await prefetchTexts(['forest']);
  expect(german).toHaveBeenCalledOnce();

  const shown = switchLanguage('en');
  await prefetchTexts(['forest']);
  expect([wishedLanguage(), currentLanguage(), text('forest', 'tree'), changed.mock.calls.length]).toEqual(['en', 'de', 'Baum', 0]);
  english.come();
  await shown;
  expect([currentLanguage(), text('forest', 'tree'), changed.mock.calls.length]).toEqual(['en', 'tree', 1]);
});

it.each(['the first', 'the second'])(
  'of two wishes for a language the later one counts, though the texts of %s come first',
  async (first) => {
    const { addTextFiles, changed, currentLanguage, prefetchTexts, switchLanguage, text } = await fresh();
    const [german, english] = [later({ lake: 'See' }), later({ lake: 'lake' })];
    addTextFiles({ '/src/lake/de.json': german.load, '/src/lake/en.json': english.load });
    // Asked for while no language has it: a wish waits for its texts.
    const loading = prefetchTexts(['lake']);
    const wishes = [switchLanguage('en'), switchLanguage('de')];
    for (const { come } of first === 'the first' ? [english, german] : [german, english]) {
      come();
      await new Promise((resolve) => setTimeout(resolve));
    }
    await Promise.all([loading, ...wishes]);
    expect([currentLanguage(), text('lake', 'lake')]).toEqual(['de', 'See']);
    expect(changed.mock.calls.every(([language]) => language === 'de')).toBe(true);
  },
);

it('texts that did not come are asked for again; in the end it is told once and the page stands without them', async () => {
  const { addTextFiles, hasText, prefetchTexts, text } = await fresh();
  vi.useFakeTimers();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const lost = new TypeError('no network');
  const away = vi.fn<() => Promise<Texts>>().mockRejectedValueOnce(lost).mockResolvedValue({ hill: 'Hügel' });
  const gone = vi.fn<() => Promise<Texts>>().mockRejectedValue(lost);
  addTextFiles({
    '/src/hill/de.json': away,
    '/src/gone/de.json': gone,
    '/src/near/de.json': () => Promise.resolve({ near: 'nah' }),
  });
  const both = Promise.all([prefetchTexts(['hill']), prefetchTexts(['gone'])]);
  // A lost file delays no other file.
  await prefetchTexts(['near']);
  expect([text('near', 'near'), gone.mock.calls.length]).toEqual(['nah', 1]);
  await vi.runAllTimersAsync();
  await both;
  await prefetchTexts(['gone']);
  expect([text('hill', 'hill'), away.mock.calls.length, gone.mock.calls.length]).toEqual(['Hügel', 2, 6]);
  expect(logged.mock.calls).toEqual([[lost]]);
  expect([hasText('gone', 'any'), text('gone', 'any')]).toEqual([false, 'any']);
});

import { afterEach, expect, it, vi } from 'vitest';
import { loadNamespace, onLanguage, showLanguage, shownLanguage, textOf, translateOf } from './shown-texts';
import { addTextFiles } from './texts';
import type { Texts } from './translate';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Texts that come when the test says so. */
function later(texts: Texts): { load: () => Promise<Texts>; come: () => void } {
  let come = (): void => undefined;
  const answer = new Promise<Texts>((resolve) => {
    come = () => resolve(texts);
  });
  return { load: () => answer, come };
}

it('a language is shown when all that was shown before is there in it, and texts are asked for once', async () => {
  const english = later({ tree: 'tree' });
  const german = vi.fn(() => Promise.resolve({ tree: 'Baum' }));
  addTextFiles({ '/src/forest/de.json': german, '/src/forest/en.json': english.load });
  await Promise.all([loadNamespace('forest'), loadNamespace('forest')]);
  expect(german).toHaveBeenCalledOnce();
  const told = vi.fn();
  const end = onLanguage(told);
  const before = translateOf('forest');
  expect(translateOf('forest')).toBe(before);

  const shown = showLanguage('en');
  await loadNamespace('forest');
  expect([shownLanguage(), textOf('forest', 'tree'), told.mock.calls.length]).toEqual(['de', 'Baum', 0]);
  english.come();
  await shown;
  expect([shownLanguage(), translateOf('forest')('tree'), told.mock.calls.length]).toEqual(['en', 'tree', 1]);
  expect(translateOf('forest')).not.toBe(before);
  end();
  await showLanguage('de');
  expect([shownLanguage(), told.mock.calls.length]).toEqual(['de', 1]);
});

it('of two wishes for a language the later one counts, whichever texts come first', async () => {
  const english = later({ lake: 'lake' });
  addTextFiles({ '/src/lake/de.json': () => Promise.resolve({ lake: 'See' }), '/src/lake/en.json': english.load });
  await loadNamespace('lake');
  const first = showLanguage('en');
  await showLanguage('de');
  english.come();
  await first;
  expect([shownLanguage(), textOf('lake', 'lake')]).toEqual(['de', 'See']);
});

it('texts that did not come are asked for again; in the end the page stands without them', async () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const away = vi.fn<() => Promise<Texts>>().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue({ hill: 'Hügel' });
  const gone = vi.fn<() => Promise<Texts>>().mockRejectedValue(new TypeError('no network'));
  addTextFiles({ '/src/hill/de.json': away, '/src/gone/de.json': gone });
  const both = Promise.all([loadNamespace('hill'), loadNamespace('gone')]);
  await vi.runAllTimersAsync();
  await both;
  expect([textOf('hill', 'hill'), away.mock.calls.length, gone.mock.calls.length]).toEqual(['Hügel', 2, 6]);
  expect(logged).toHaveBeenCalledOnce();
  expect(translateOf('gone')('any')).toBe('any');
});

import { expect, it, vi } from 'vitest';

it('[I18-03] a text that is missing shows its key and is logged as an error, once in each language', async () => {
  // Languages of its own: a switch waits for all texts that were ever asked for.
  vi.resetModules();
  const { startTexts, switchLanguage, text } = await import('./i18n');
  const { addTextFiles } = await import('./texts');
  const page = { documentElement: { lang: '' } };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { pathname: '/', search: '' });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  addTextFiles({
    '/src/wald/de.json': () => Promise.resolve({ tree: 'Baum' }),
    '/src/wald/en.json': () => Promise.resolve({ tree: 'tree' }),
  });
  await startTexts('de', ['wald']);
  expect(text('wald', 'tree')).toBe('Baum');
  expect([1, 2, 3].map(() => text('wald', 'animals.deer'))).toEqual(['animals.deer', 'animals.deer', 'animals.deer']);
  await switchLanguage('en');
  expect([page.documentElement.lang, text('wald', 'tree'), text('wald', 'animals.deer')]).toEqual(['en', 'tree', 'animals.deer']);
  expect(logged.mock.calls.map(([told]) => told)).toEqual(['missing text wald:animals.deer (de)', 'missing text wald:animals.deer (en)']);
});

import { expect, it, vi } from 'vitest';
import { startTexts, text } from './i18n';
import { addTextFiles } from './texts';

it('[I18-03] a text that is missing shows its key and is logged as an error', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  addTextFiles({ '/src/wald/de.json': () => Promise.resolve({ tree: 'Baum' }) });
  await startTexts('de', ['wald']);
  expect(text('wald', 'tree')).toBe('Baum');
  expect(text('wald', 'animals.deer')).toBe('animals.deer');
  expect(logged.mock.calls).toEqual([['missing text wald:animals.deer (de)']]);
});

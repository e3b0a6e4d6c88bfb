import { Suspense, useState } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { prefetchTexts, type Translate } from './i18n';
import { addTextFiles, type Texts } from './texts';
import { useTranslation } from './use-translation';

const file = (texts: Texts) => () => Promise.resolve(texts);

beforeAll(async () => {
  addTextFiles({
    '/src/meadow/de.json': file({ flower: 'Blume', bee: 'Biene der Wiese' }),
    '/src/garden/de.json': file({ bee: 'Biene', rose: 'Rose von {{name}}' }),
    '/src/hedge/de.json': file({ bird: 'Vogel' }),
  });
  await prefetchTexts(['meadow', 'garden']);
});

it('of several namespaces the first that has a text says it, as it is', () => {
  function Flowers() {
    const { t, i18n } = useTranslation('meadow', 'garden');
    return [i18n.language, t('flower'), t('bee'), t('rose', { name: '$t(bee)' })].join();
  }
  expect(renderToStaticMarkup(<Flowers />)).toBe('de,Blume,Biene der Wiese,Rose von $t(bee)');
});

it('says what is missing with all that it was looked for in', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  function Flowers() {
    return useTranslation('meadow', 'garden').t('grass');
  }
  expect(renderToStaticMarkup(<Flowers />)).toBe('grass');
  expect(logged.mock.calls).toEqual([['missing text meadow,garden:grass (de)']]);
  logged.mockRestore();
});

it('gives the same function again and again', () => {
  function Counting() {
    const { t } = useTranslation('meadow', 'garden');
    const [given, setGiven] = useState<Translate[]>([]);
    if (given.length < 3) setGiven([...given, t]);
    return new Set([...given, t]).size;
  }
  expect(renderToStaticMarkup(<Counting />)).toBe('1');
});

it('waits for texts that are not here, and does not wait for those that are', async () => {
  const waited = vi.fn();
  function Waiting() {
    waited();
    return 'wartet';
  }
  function Birds({ of }: { of: string }) {
    const { t } = useTranslation(of);
    return `${t('bee')} `;
  }
  function Hedge() {
    return useTranslation('hedge').t('bird');
  }
  const shown = async (what: React.ReactNode): Promise<string> => {
    const stream = await renderToReadableStream(<Suspense fallback={<Waiting />}>{what}</Suspense>);
    await stream.allReady;
    return new Response(stream).text();
  };
  expect(await shown(<Birds of="garden" />)).toContain('Biene');
  expect(waited).not.toHaveBeenCalled();
  expect(await shown(<Hedge />)).toContain('Vogel');
  expect(waited).toHaveBeenCalledOnce();
  expect(await shown(<Hedge />)).toContain('Vogel');
  expect(waited).toHaveBeenCalledOnce();
});

import type { ConverterJob } from '@murmel/contracts';
import type { BrowserContext } from '@playwright/test';
import { expect } from './test.js';
import type { TestedPage } from './tested-pages.js';
import { call } from './wire.js';

/** A finished conversion. @returns its id */
export async function newConversion(teacher: BrowserContext): Promise<string> {
  const wanted = { input: 'text', output: 'summary', text: 'Moose speichern Wasser.' };
  const { id } = await call<ConverterJob>(teacher, 'POST', '/ai/converters', wanted);
  const state = async () => (await call<ConverterJob>(teacher, 'GET', `/ai/converters/${id}`)).state;
  await expect.poll(state).toBe('done');
  return id;
}

/** Returns the places a teacher sees of conversions. */
export function converterPlaces(id: string): TestedPage[] {
  return [
    { name: 'new conversion', path: '/ai/converters', open: (page) => expect(page.getByRole('radio').first()).toBeAttached() },
    {
      name: 'conversion',
      path: `/ai/converters/history/${id}`,
      open: (page) => expect(page.getByRole('region', { name: /^(Ergebnis|Result)$/ })).toBeVisible(),
    },
    {
      name: 'all conversions',
      path: '/ai/converters/history',
      open: (page) => expect(page.getByRole('main').getByRole('time')).toHaveCount(1),
    },
    {
      name: 'about converters',
      path: '/ai/converters/info',
      open: (page) => expect(page.getByRole('heading', { level: 1, name: /^(Konverter|Converters)$/ })).toBeVisible(),
    },
  ];
}

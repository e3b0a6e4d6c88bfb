import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';

const script = readFileSync(new URL('../../../public/scheme.js', import.meta.url), 'utf8');

/** A page in a browser that gives it this storage, as far as its first script asks. */
function page(storage: (name: string) => unknown) {
  const attributes = new Map<string, string>();
  const context = createContext({
    document: { documentElement: { setAttribute: (name: string, value: string) => attributes.set(name, value) } },
    navigator: { languages: ['de'] },
    matchMedia: () => ({ matches: false }),
    addEventListener: () => undefined,
  });
  runInContext('globalThis.window = globalThis', context);
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(context, name, { configurable: true, get: () => storage(name) });
  runInContext(script, context);
  return { run: (code: string): unknown => runInContext(code, context), attributes };
}

const forbidden = (name: string): never => {
  throw new DOMException(`${name} is denied for this document`, 'SecurityError');
};

it.each([
  ['throws', forbidden],
  ['gives none', () => null],
])('a page works where the browser %s when storage is asked for, and remembers for as long as it is open', (_how, storage) => {
  const { run, attributes } = page(storage);
  expect(attributes.get('data-mantine-color-scheme')).toBe('light');
  for (const name of ['localStorage', 'sessionStorage']) {
    run(`${name}.setItem('murmel.locale', 'en'); ${name}.setItem('other', 7)`);
    expect(run(`[${name}.getItem('murmel.locale'), ${name}.getItem('other'), ${name}.getItem('none'), ${name}.length].join()`)).toBe(
      'en,7,,2',
    );
    expect(run(`Object.keys(${name}).join()`)).toBe('murmel.locale,other');
    run(`${name}.removeItem('other')`);
    expect(run(`${name}.key(0)`)).toBe('murmel.locale');
    run(`${name}.clear()`);
    expect(run(`${name}.length`)).toBe(0);
  }
});

it('storage that the browser gives stays what it is', () => {
  const own = { getItem: () => '{"scheme":"dark"}' };
  const { run, attributes } = page(() => own);
  expect([run('localStorage'), attributes.get('data-mantine-color-scheme')]).toEqual([own, 'dark']);
});

import { describe, expect, it } from 'vitest';
import { carriesTrace, worthReporting } from './report-filter';
import { serialise } from './serialise';

const own = {
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'id')",
  stack: 'at https://murmel.example/assets/app.js:1:2',
};

describe('[ERR-11] worthReporting', () => {
  it.each([
    ['an own mistake', own, true],
    ['a chunk in Chrome', { ...own, message: 'Failed to fetch dynamically imported module: https://murmel.example/assets/x.js' }, false],
    ['a chunk in Firefox', { ...own, message: 'error loading dynamically imported module' }, false],
    ['a chunk in Safari', { ...own, message: 'Importing a module script failed.' }, false],
    ['preloaded CSS', { ...own, message: 'Unable to preload CSS for /assets/x.css' }, false],
    ['an aborted request', { ...own, name: 'AbortError', message: 'signal is aborted without reason' }, false],
    ['a network failure', { ...own, message: 'Failed to fetch' }, false],
    ['the Windows object', { ...own, message: 'Object Not Found Matching Id:3, MethodName:update, ParamCount:4' }, false],
    ['HTTP 404', { ...own, status: 404 }, false],
    ['HTTP 422', { ...own, status: 422 }, false],
    ['HTTP 500', { ...own, status: 500 }, true],
    ['HTTP 503', { ...own, status: 503 }, true],
    ['an extension in Chrome', { ...own, stack: 'at chrome-extension://abc/content.js:1:1' }, false],
    ['an extension in Safari', { ...own, stack: 'at safari-web-extension://abc/content.js:1:1' }, false],
  ])('%s: %o', (_what, error, expected) => {
    expect(worthReporting(error)).toBe(expected);
  });
});

describe('[ERR-12] what a report carries', () => {
  it('a trace once in a hundred times', () => {
    expect(Array.from({ length: 1000 }, (_, n) => carriesTrace(n / 1000)).filter(Boolean)).toHaveLength(10);
  });

  it('cuts objects four levels deep and survives circles', () => {
    const deep: Record<string, unknown> = { a: { b: { c: { d: { e: 1 } } } } };
    deep.self = deep;
    expect(serialise(deep)).toBe('{"a":{"b":{"c":{"d":"…"}}},"self":"…"}');
  });
});

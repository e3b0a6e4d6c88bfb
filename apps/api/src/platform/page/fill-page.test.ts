import { expect, it } from 'vitest';
import { filledPage, scriptJson } from './fill-page.js';

const TEMPLATE = '<html><head><!--murmel:head--></head><body><!--murmel:files-->Ende</body></html>';

it.each([
  "$'",
  '$&',
  '$`',
  '$$',
  '$1',
  '$<name>',
  '</script><script>alert(1)</script>',
  '<!--murmel:head-->',
  '<!--murmel:files-->',
  '<!-- <script>',
  '\u2028\u2029',
  '"\\',
  '\u0000',
  '\ud800',
])('a name like %j changes nothing of the page but itself', (name) => {
  const page = filledPage(TEMPLATE, `<script>${scriptJson({ name })}</script>`, '<link>');
  const [, before, json, after] = /^(<html><head><script>)(.*)(<\/script><\/head><body><link>Ende<\/body><\/html>)$/u.exec(page) ?? [];
  expect([before !== undefined, after !== undefined]).toEqual([true, true]);
  expect(json).not.toMatch(/[<>\u2028\u2029]/u);
  expect(JSON.parse(json!)).toEqual({ name });
});

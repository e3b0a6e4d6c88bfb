import { expect, it } from 'vitest';
import { isOwnPath } from './own-path.js';

it('[INC-02] a path to return to is one of this origin', () => {
  expect(['/', '/tools', '/backoffice/users/1?tab=a#b', '/a//b', '/ä?x=https://b.example'].filter(isOwnPath)).toHaveLength(5);
  const foreign = [
    '',
    'tools',
    'https://b.example',
    '//b.example',
    '/\\b.example',
    '/\t/b.example',
    '/a\\b',
    '/a\nb',
    'javascript:alert(1)',
    '/.//b.example',
    '/..//b.example/x',
    '/folders/..//b.example',
    '/%2e//b.example',
  ];
  expect(foreign.filter(isOwnPath)).toEqual([]);
});

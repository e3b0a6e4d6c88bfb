import { readFileSync } from 'node:fs';
import { LIMITS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { listProblem, pupilList } from './pupil-list';

describe('pupilList', () => {
  it.each([
    ['one per line', 'P1\nP2\nP3', ['P1', 'P2', 'P3']],
    ['empty lines and lines of Windows', '\r\nP1\r\n\r\n  P2  \r\n', ['P1', 'P2']],
    ['numbers and bullets of a list', '1. Mila A.\n2) Jonas B.\n- Aylin\n• Ben', ['Mila A.', 'Jonas B.', 'Aylin', 'Ben']],
    ['a name that begins with a digit', '9a-01\n7', ['9a-01', '7']],
    ['columns of a table', 'Adler\tMila\nBrandt;Jonas', ['Mila', 'Jonas']],
    ['lines of a class register', '1. Müller, Anna\nÖztürk, Ayşe-Nur', ['Anna', 'Ayşe-Nur']],
    [
      'a line of several, a quoted cell and a table',
      readFileSync('tests/fixtures/reports/pupils.txt', 'utf8'),
      ['Anna', 'Ben', 'Ayşe', 'Can'],
    ],
    ['nothing', ' \n ', []],
  ])('%s', (_case, text, names) => expect(pupilList(text).names).toEqual(names));

  it('names what stands there twice, once', () => expect(pupilList('P1\nP2\nP1\nP1').repeated).toEqual(['P1']));
  it('names what is too long', () => expect(pupilList(`P1\n${'x'.repeat(LIMITS.schoolClass.pupilName.max + 1)}`).tooLong).toHaveLength(1));
});

describe('listProblem', () => {
  const list = (count: number) => pupilList(Array.from({ length: count }, (_, index) => `P${index}`).join('\n'));
  it.each([
    ['nobody', list(0), 35, 'empty'],
    ['as many as fit', list(35), 35, undefined],
    ['one more than fits', list(36), 35, 'tooMany'],
    ['any number', list(200), null, undefined],
    ['more than the server takes at once', list(201), null, 'tooManyAtOnce'],
    ['a name that is too long', pupilList('x'.repeat(31)), 35, 'tooLong'],
  ] as const)('%s', (_case, names, free, problem) => expect(listProblem(names, free)).toBe(problem));
});

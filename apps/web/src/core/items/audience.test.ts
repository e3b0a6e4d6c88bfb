import { GRADE_LEVELS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { audienceLine, audienceText, gradeSpans } from './audience';
import german from './settings/de.json';
import english from './settings/en.json';

const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');

describe('for whom something is', () => {
  it('joins classes that follow each other, in their order', () => {
    expect(gradeSpans([])).toEqual([]);
    expect(gradeSpans(['GRADE_LEVEL_MIDDLE', 'GRADE_LEVEL_LOWER', 'GRADE_LEVEL_1_2'])).toEqual([
      ['GRADE_LEVEL_1_2'],
      ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE'],
    ]);
    expect(gradeSpans(GRADE_LEVELS)).toEqual([GRADE_LEVELS]);
  });

  it('[B-grade] five levels have their classes as names, and years for international ones', () => {
    const classes = (names: object): number[][] =>
      GRADE_LEVELS.map((level) => [...(names as Record<string, string>)[level]!.matchAll(/\d+/g)].map(Number));
    const levels = [
      [1, 2],
      [3, 4],
      [5, 7],
      [8, 10],
      [11, 13],
    ];
    for (const { gradeLevels, gradeLevelsInternational } of [german, english]) {
      expect(classes(gradeLevels)).toEqual(levels);
      expect(classes(gradeLevelsInternational)).toEqual(levels);
      for (const level of GRADE_LEVELS) expect(gradeLevelsInternational[level]).toMatch(/^Year /);
    }
  });

  it('is one short line on a card', () => {
    const levels = ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE'] as const;
    const fields = { subjectTypes: ['BIOLOGY', 'CHEMISTRY'] as const, gradeLevels: levels, international: false };
    const line = (more: object = {}) => audienceLine(t, { ...fields, ...more } as unknown as Parameters<typeof audienceLine>[1]);
    expect(line()).toEqual(['subjectTypes.BIOLOGY +1', 'gradeLevels.span 5 10']);
    expect(line({ subjectTypes: ['BIOLOGY'], gradeLevels: ['GRADE_LEVEL_HIGH'] })).toEqual([
      'subjectTypes.BIOLOGY',
      'gradeLevels.span 11 13',
    ]);
    expect(line({ gradeLevels: GRADE_LEVELS, international: true })[1]).toBe('gradeLevelsInternational.span 1 13');
    expect(line({ subjectTypes: [], gradeLevels: [] })).toEqual([]);
  });

  it('names the first subjects and how many more there are', () => {
    const item = { subjectTypes: ['BIOLOGY', 'CHEMISTRY', 'PHYSICS'], gradeLevels: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_HIGH'] } as const;
    const fields = { subjectTypes: [...item.subjectTypes], gradeLevels: [...item.gradeLevels], international: false };
    expect(audienceText(t, fields)).toEqual([
      ...item.subjectTypes.map((subject) => `subjectTypes.${subject}`),
      'gradeLevels.GRADE_LEVEL_LOWER',
      'gradeLevels.GRADE_LEVEL_HIGH',
    ]);
    expect(audienceText(t, { ...fields, international: true, gradeLevels: [...GRADE_LEVELS] }, 1)).toEqual([
      'subjectTypes.BIOLOGY',
      'moreSubjects 2',
      'gradeLevelsInternational.span 1 13',
    ]);
  });
});

import { LIMITS, type RichText } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { draftProblems, EMPTY_PROJECT } from './project-draft';

const text = (length: number): RichText => [{ type: 'paragraph', runs: [{ text: 'a'.repeat(length) }] }];

describe('draftProblems', () => {
  it.each([
    ['', 'nameMissing'],
    ['   ', 'nameMissing'],
    ['A', 'nameTooShort'],
    ['ä'.repeat(LIMITS.project.name.max + 1), 'nameTooLong'],
  ])('the name "%s" is %s', (name, key) => {
    expect(draftProblems({ ...EMPTY_PROJECT, name })).toEqual([{ field: 'name', key }]);
  });

  it.each(['AB', ' AB ', 'ä'.repeat(LIMITS.project.name.max)])('the name "%s" is right', (name) => {
    expect(draftProblems({ ...EMPTY_PROJECT, name })).toEqual([]);
  });

  it('holds the task to its length', () => {
    const { taskMax } = LIMITS.project;
    expect(draftProblems({ ...EMPTY_PROJECT, name: 'Wald', task: text(taskMax) })).toEqual([]);
    expect(draftProblems({ ...EMPTY_PROJECT, name: 'Wald', task: text(taskMax + 1) })).toEqual([{ field: 'task', key: 'taskTooLong' }]);
  });

  it('refuses one item more than a project shares, after the fields above it', () => {
    const itemIds = Array.from({ length: LIMITS.project.items + 1 }, (_, index) => `item-${index}`);
    expect(draftProblems({ ...EMPTY_PROJECT, itemIds }).map(({ key }) => key)).toEqual(['nameMissing', 'tooManyItems']);
  });
});

import { describe, expect, it } from 'vitest';
import { askedFieldsOf, fieldsOf, parseTemplate, unaskedFieldsOf } from './template.js';

describe('templates of mini tools', () => {
  it('read words, places of values, and what stands there only with one, in each other', () => {
    const nodes = parseTemplate('Zu {topic}{?group\nFür {group}{?grade , {grade}}.}!');
    expect(nodes).toEqual([
      { kind: 'words', words: 'Zu ' },
      { kind: 'value', field: 'topic' },
      {
        ...{ kind: 'section', field: 'group' },
        nodes: [
          { kind: 'words', words: '\nFür ' },
          { kind: 'value', field: 'group' },
          {
            ...{ kind: 'section', field: 'grade' },
            nodes: [
              { kind: 'words', words: ' , ' },
              { kind: 'value', field: 'grade' },
            ],
          },
          { kind: 'words', words: '.' },
        ],
      },
      { kind: 'words', words: '!' },
    ]);
    expect([fieldsOf(nodes), askedFieldsOf(nodes), unaskedFieldsOf(nodes)]).toEqual([
      ['topic', 'group', 'grade'],
      ['group', 'grade'],
      ['topic'],
    ]);
    expect(parseTemplate('')).toEqual([]);
  });

  it.each([
    ['{topic', '{topic is not closed at 6'],
    ['{topic group}', '{topic is not closed at 6'],
    ['{?topic Zu {topic}', 'A section is not closed at 18'],
    ['Zu }', 'A brace closes nothing at 3'],
    ['{Topic}', 'A brace opens nothing at 0'],
    ['a {{topic}}', 'A brace opens nothing at 2'],
  ])('%s is told as a mistake with its place', (template, message) => {
    expect(() => parseTemplate(template)).toThrow(new RangeError(message));
  });
});

import { describe, expect, it } from 'vitest';
import type { OwnMiniTool } from '../tools/mini_tools/schemas.js';
import { newMiniTool } from '../tools/mini_tools/schemas.js';
import { buildPrompt } from './build-prompt.js';
import { MINI_TOOLS } from './catalogue.js';
import { miniToolFaults } from './faults.js';
import { ownMiniToolFaults } from './own-faults.js';
import { miniToolFrom, NEW_FIELD, NEW_MINI_TOOL, ownFrom } from './own-mini-tool.js';

const NAMED = { id: 'x', title: 'Fragen', description: '' };
const topic = { ...NEW_FIELD, id: 'topic', kind: 'text' as const, label: 'Thema' };
const own = (told: Partial<OwnMiniTool>): OwnMiniTool => ({ ...NEW_MINI_TOOL, fields: [topic], prompt: 'Zu {topic}', ...told });
const faultsOf = (told: Partial<OwnMiniTool>) => ownMiniToolFaults(own(told)).map(({ fault }) => fault);

describe('a mini tool of one’s own', () => {
  it.each(['de', 'en'] as const)('made of each of the product’s it can be stored, is finished, and asks the same (%s)', (language) => {
    for (const tool of MINI_TOOLS) {
      const copy = ownFrom(tool, language, 3);
      expect([tool.id, newMiniTool.parse(copy), ownMiniToolFaults(copy)]).toEqual([tool.id, copy, []]);
      const back = miniToolFrom(NAMED, copy);
      expect([tool.id, miniToolFaults(back)]).toEqual([tool.id, []]);
      expect(back.prompt[language]).toBe(tool.prompt[language]);
    }
  });

  it('leaves no trace of an empty field, also where nobody asked whether it is', () => {
    const group = { ...topic, id: 'group', required: false };
    const tool = miniToolFrom(NAMED, own({ fields: [topic, group], prompt: 'Zu {topic}.{?group Für {group}.} {group}' }));
    const asked = (values: Record<string, string>) => buildPrompt(tool, 'de', values).prompt?.split('\n\n')[1];
    expect(asked({ topic: 'Wald' })).toBe('Zu ⟦Wald⟧. ');
    expect(asked({ topic: 'Wald', group: '7b' })).toBe('Zu ⟦Wald⟧. Für ⟦7b⟧. ⟦7b⟧');
  });

  it.each<[string, Partial<OwnMiniTool>]>([
    ['noFields', { fields: [], prompt: 'Zu allem' }],
    ['noPrompt', { prompt: '' }],
    ['noLabel', { fields: [{ ...topic, label: '' }] }],
    ['fewChoices', { fields: [{ ...topic, kind: 'choice', choices: ['a', ''] }] }],
    ['choiceTwice', { fields: [{ ...topic, kind: 'choice', choices: ['a', 'a'] }] }],
    ['range', { fields: [{ ...topic, kind: 'number', min: 9, max: 3 }] }],
    ['presetNotOffered', { fields: [{ ...topic, kind: 'number', preset: '99' }] }],
    ['presetNotOffered', { fields: [{ ...topic, kind: 'choice', choices: ['a', 'b'], preset: 'c' }] }],
    ['brace', { prompt: 'Zu {topic' }],
    ['brace', { prompt: 'Zu {topic} {1}' }],
    ['unknownField', { prompt: 'Zu {topic} und {constructor}' }],
    ['noPlace', { prompt: 'Zu nichts' }],
    ['tooMuchTyped', { fields: [{ ...topic, kind: 'longText', maxLength: 1001 }] }],
    ['tooLong', { fields: [{ ...topic, kind: 'longText', material: true, maxLength: 4500 }], prompt: `{topic}${'m'.repeat(1900)}` }],
  ])('is not finished: %s', (fault, told) => expect(faultsOf(told)).toEqual([fault]));

  it('[AIT-01] its longest prompt is still a message, whatever is filled in', () => {
    expect(faultsOf({})).toEqual([]);
    expect(ownMiniToolFaults(own({ fields: [{ ...topic, maxLength: 200 }], prompt: `{topic}`.repeat(40) }))).toMatchObject([
      { fault: 'tooLong', limit: 6000 },
    ]);
  });
});

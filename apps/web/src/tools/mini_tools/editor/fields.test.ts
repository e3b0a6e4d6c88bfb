import { NEW_FIELD, ownMiniToolFaults } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { fieldId, relabelled, withField, withoutField } from './fields';

const topic = { ...NEW_FIELD, id: 'thema', kind: 'text' as const, label: 'Thema' };

describe('fields of a mini tool', () => {
  it.each([
    ['Thema', [], 'thema'],
    ['Für welche Klasse?', [], 'fuerWelcheKlasse'],
    ['École', [], 'ecole'],
    ['12', [], 'feld'],
    ['', ['feld', 'feldB'], 'feldC'],
    ['主题', [], 'feld'],
    ['x'.repeat(60), [], 'x'.repeat(29)],
  ])('%s is called by letters alone', (label, taken, id) => expect(fieldId(label, taken)).toBe(id));

  it('a new one has its place in the prompt at once, of every kind', () => {
    let written = { fields: [] as (typeof topic)[], prompt: '' } as Parameters<typeof withField>[0];
    for (const [kind, label] of [
      ['text', 'Thema'],
      ['grade', 'Klasse'],
      ['languageLevel', 'Niveau'],
      ['number', 'Minuten'],
    ] as const)
      written = withField(written, kind, label);
    expect(written.prompt).toBe('Thema: {thema}\nKlasse: {klasse}\nNiveau: {niveau}\nMinuten: {minuten}');
    expect(ownMiniToolFaults({ category: 'planning', icon: 'bulb', colour: 0, ...written })).toEqual([]);
  });

  it('another label is another name in the prompt, where it stands and where it is asked for', () => {
    const other = { ...topic, id: 'themaB', label: 'Thema 2' };
    const prompt = '{thema} und {?thema mit {thema}} und {themaB}';
    const { fields, prompt: after } = relabelled({ fields: [topic, other], prompt }, 'thema', 'Titel');
    expect([fields.map(({ id }) => id), after]).toEqual([['titel', 'themaB'], '{titel} und {?titel mit {titel}} und {themaB}']);
  });

  it('one that goes leaves its words behind', () => {
    const { fields, prompt } = withoutField({ fields: [topic], prompt: 'Fragen zu {thema}' }, 'thema');
    expect([fields, prompt]).toEqual([[], 'Fragen zu']);
  });
});

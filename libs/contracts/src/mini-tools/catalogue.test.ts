import { describe, expect, it } from 'vitest';
import { AI_LIMITS } from '../ai-run-names.js';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../item-fields.js';
import { buildPrompt, type MiniToolValues } from './build-prompt.js';
import { MINI_TOOLS } from './catalogue.js';
import { miniToolFaults } from './faults.js';
import { fixedOptions } from './fixed-options.js';
import { MARKS } from './marks.js';
import { MINI_TOOL_CATEGORIES, MINI_TOOL_ICONS } from './names.js';
import { miniToolSchema } from './schema.js';
import type { MiniTool, MiniToolField } from './shape.js';

const TABLE = MINI_TOOLS.flatMap((tool) => INTERFACE_LANGUAGES.map((language) => [tool.id, language, tool] as const));
/** Letters of one value that are not the value itself: its marks, and lines for material. */
const AROUND = 4;
/** Length of the frame's text, and of a fixed choice at most. */
const [FRAME, CHOICE] = [800, 150];

const values = (fields: readonly MiniToolField[], one: (field: MiniToolField) => string): MiniToolValues =>
  Object.fromEntries(fields.map((field) => [field.id, one(field)]));

function exampleOf(field: MiniToolField, language: InterfaceLanguage): string {
  if ('example' in field) return field.example[language].slice(0, field.maxLength);
  if (field.kind === 'number') return field.preset ?? String(field.min);
  return field.preset ?? fixedOptions(field, language)[0]!.value;
}

function longestOf(field: MiniToolField): string {
  if ('maxLength' in field) return '🌱'.repeat(field.maxLength);
  if (field.kind === 'number') return String(field.max);
  return fixedOptions(field, 'de').toSorted((one, other) => other.said.length - one.said.length)[0]!.value;
}

function built(tool: MiniTool, language: InterfaceLanguage, given: MiniToolValues): string {
  const { prompt, problems } = buildPrompt(tool, language, given);
  expect(problems).toEqual([]);
  return prompt!;
}

describe('mini tools that come with the product', () => {
  it('are at least 55, each with an id of its own that is no other address, in every category and with its words once', () => {
    expect(MINI_TOOLS.length).toBeGreaterThanOrEqual(56);
    const ids = MINI_TOOLS.map(({ id }) => id);
    expect(new Set([...ids, 'featured', 'history', 'info']).size).toBe(ids.length + 3);
    expect([...new Set(MINI_TOOLS.map(({ category }) => category))]).toEqual([...MINI_TOOL_CATEGORIES]);
    for (const language of INTERFACE_LANGUAGES) {
      expect(new Set(MINI_TOOLS.map(({ name }) => name[language])).size).toBe(ids.length);
      expect(new Set(MINI_TOOLS.map(({ text }) => text[language])).size).toBe(ids.length);
    }
    const used = new Set<string>(MINI_TOOLS.map(({ icon }) => icon));
    expect(MINI_TOOL_ICONS.filter((icon) => !used.has(icon))).toEqual([]);
  });

  it.each(MINI_TOOLS.map((tool) => [tool.id, tool] as const))('%s has the shape of one', (_id, tool) => {
    const { error } = miniToolSchema.safeParse(tool);
    expect(error?.issues ?? []).toEqual([]);
  });

  it.each(TABLE)('%s (%s) builds with examples, without what is optional, and with the longest values', (_id, language, tool) => {
    const required = tool.fields.filter((field) => field.required);
    const full = built(
      tool,
      language,
      values(tool.fields, (field) => exampleOf(field, language)),
    );
    const bare = built(
      tool,
      language,
      values(required, (field) => exampleOf(field, language)),
    );
    const longest = built(tool, language, values(tool.fields, longestOf));
    // It is asked as one message of a chat.
    const typed = values(tool.fields, (field) => ('maxLength' in field ? 'x'.repeat(field.maxLength) : longestOf(field)));
    expect(built(tool, language, typed).length).toBeLessThanOrEqual(AI_LIMITS.message.max);
    for (const prompt of [full, bare, longest]) expect(prompt).not.toMatch(/[{}]|undefined|null| {2}|\n{3}| [.,;:]/);
    const written = tool.fields.filter((field) => 'maxLength' in field);
    const marks = (prompt: string, mark: string): number => prompt.split(mark).length - 1;
    const placed = written.map((field) => marks(tool.prompt[language], `{${field.id}}`));
    const places = placed.reduce((sum, count) => sum + count, 0);
    // The frame names the marks once more.
    expect([marks(full, MARKS.opens), marks(full, MARKS.closes)]).toEqual([places + 1, places + 1]);
    const room = tool.fields.map((field) => ('maxLength' in field ? field.maxLength * 2 + AROUND : CHOICE));
    expect(longest.length).toBeLessThanOrEqual(tool.prompt[language].length + FRAME + room.reduce((sum, letters) => sum + letters, 0) * 2);
  });
});

describe('faults of a mini tool', () => {
  const [tool] = MINI_TOOLS;
  const [topic] = tool!.fields;
  const changed = (change: Partial<MiniTool>): string[] => miniToolFaults({ ...tool!, fields: [topic!], ...change });
  const both = (words: string) => ({ de: words, en: words });

  it('are all named: places without a field, fields without a place, empty places, too much to type, presets that nobody offers', () => {
    expect(changed({ prompt: both('{topic}') })).toEqual([]);
    expect(changed({ prompt: { de: '{topic}', en: '{other}{?more }' } })).toEqual([
      'en: There is no field other',
      'en: There is no field more',
      'en: topic has no place',
    ]);
    expect(changed({ prompt: { de: '{topic', en: '{topic}' } })).toEqual(['de: {topic is not closed at 6']);
    expect(changed({ fields: [{ ...topic!, required: false }], prompt: { de: '{topic}', en: '{?topic {topic}}' } })).toEqual([
      'de: topic may be empty where it stands',
    ]);
    expect(changed({ fields: [topic!, topic!], prompt: both('{topic}') })).toEqual(['There are two fields topic']);
    const long = { ...topic!, kind: 'longText', maxLength: 1001, example: both('a') } as const;
    expect(changed({ fields: [long], prompt: both('{topic}') })).toEqual(['1001 letters can be typed, 1000 are allowed']);
    expect(changed({ fields: [{ ...long, material: true }], prompt: both('{topic}') })).toEqual([]);
    const { id, label } = topic!;
    expect(changed({ fields: [{ id, label, kind: 'grade', required: true, preset: '14' }], prompt: both('{topic}') })).toEqual([
      'topic does not offer 14',
    ]);
    const number = { id, label, kind: 'number', required: true, min: 2, max: 9, preset: '1' } as const;
    expect(changed({ fields: [number], prompt: both('{topic}') })).toEqual(['topic does not offer 1']);
  });
});

import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../item-fields.js';
import type { OwnMiniTool, OwnMiniToolField } from '../tools/mini_tools/schemas.js';
import type { MiniTool, MiniToolField } from './shape.js';
import { askingFor, formatTemplate, parseTemplate } from './template.js';

/** Name and description of its item. */
interface Named {
  id: string;
  title: string;
  description: string;
}

type Words = MiniToolField['label'];

/** Converts a text to the same text in every language, because an own mini tool has only one. */
const inEach = (text: string): Words => Object.fromEntries(INTERFACE_LANGUAGES.map((language) => [language, text])) as Words;

/**
 * A mini tool of one's own in the shape of the product's, so that forms, previews and prompts are the same. A field that may be empty leaves
 * no trace then, although its maker knows nothing of sections.
 * @throws a RangeError for a template that cannot be read
 */
export function miniToolFrom({ id, title, description }: Named, { category, icon, fields, prompt }: OwnMiniTool): MiniTool {
  const optional = new Set(fields.filter(({ required }) => !required).map((field) => field.id));
  const template = formatTemplate(askingFor(optional, parseTemplate(prompt)));
  return { id, category, icon, name: inEach(title), text: inEach(description), fields: fields.map(fieldFrom), prompt: inEach(template) };
}

function fieldFrom(own: OwnMiniToolField): MiniToolField {
  const { id, kind, required, maxLength, min, max } = own;
  const asked = { id, required, label: inEach(own.label) };
  const preset = own.preset === '' ? {} : { preset: own.preset };
  switch (kind) {
    case 'text':
      return { ...asked, kind, example: inEach(own.example), maxLength };
    case 'longText':
      return { ...asked, kind, example: inEach(own.example), maxLength, ...(own.material && { material: true as const }) };
    case 'number':
      return { ...asked, kind, min, max, ...preset };
    case 'choice':
      return { ...asked, kind, choices: own.choices.map((text) => ({ ...inEach(text), value: text })), ...preset };
    default:
      return { ...asked, kind, ...preset };
  }
}

/** One of the product's, to begin one's own with. */
export function ownFrom({ category, icon, fields, prompt }: MiniTool, language: InterfaceLanguage, colour: number): OwnMiniTool {
  return { category, icon, colour, fields: fields.map((field) => ownFieldFrom(field, language)), prompt: prompt[language] };
}

/** Initial values of a new assistant. */
export const NEW_MINI_TOOL: OwnMiniTool = { category: 'planning', icon: 'bulb', colour: 5, fields: [], prompt: '' };

/** A field as a new one of its kind is. */
export const NEW_FIELD: Omit<OwnMiniToolField, 'id' | 'kind'> = {
  ...{ label: '', example: '', required: true, maxLength: 120, material: false, min: 1, max: 20, choices: [], preset: '' },
};

function ownFieldFrom(field: MiniToolField, language: InterfaceLanguage): OwnMiniToolField {
  const { id, kind, required } = field;
  const choices = 'choices' in field ? field.choices : [];
  const preset = ('preset' in field && field.preset) || '';
  return {
    ...NEW_FIELD,
    ...{ id, kind, required, label: field.label[language] },
    ...('example' in field && { example: field.example[language] }),
    ...('maxLength' in field && { maxLength: field.maxLength }),
    ...('material' in field && { material: true }),
    ...('min' in field && { min: field.min, max: field.max }),
    choices: choices.map((choice) => choice[language]),
    preset: choices.find(({ value }) => value === preset)?.[language] ?? preset,
  };
}

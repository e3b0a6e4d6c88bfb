import { AI_LIMITS } from '../ai-run-names.js';
import { characterCount } from '../characters.js';
import { INTERFACE_LANGUAGES } from '../item-fields.js';
import type { OwnMiniTool, OwnMiniToolField } from '../tools/mini_tools/schemas.js';
import { buildPrompt } from './build-prompt.js';
import { fixedOptions } from './fixed-options.js';
import { MINI_TOOL_LIMITS } from './names.js';
import { miniToolFrom } from './own-mini-tool.js';
import type { MiniTool, MiniToolField } from './shape.js';
import { askedFieldsOf, fieldsOf, parseTemplate } from './template.js';

export const OWN_FAULTS = [
  ...['noFields', 'noPrompt', 'noLabel', 'fewChoices', 'choiceTwice', 'range', 'presetNotOffered'],
  ...['brace', 'unknownField', 'noPlace', 'tooMuchTyped', 'tooLong'],
] as const;
export type OwnFaultKind = (typeof OWN_FAULTS)[number];

/** Fault that prevents building the prompt of an own mini tool, always or for some values. */
export interface OwnFault {
  fault: OwnFaultKind;
  /** the id that it is about */
  field?: string;
  limit?: number;
  actual?: number;
}

/** Returns all faults of a mini tool written by a user. Empty: it can be used. */
export function ownMiniToolFaults(own: OwnMiniTool): OwnFault[] {
  const { fields, prompt } = own;
  const found: OwnFault[] = fields.flatMap(fieldFaults);
  if (fields.length === 0) found.unshift({ fault: 'noFields' });
  if (prompt === '') return [...found, { fault: 'noPrompt' }];
  const inTemplate = templateFaults(own);
  const typed = fields.reduce((sum, field) => sum + (isTyped(field) ? field.maxLength : 0), 0);
  const limit = MINI_TOOL_LIMITS.typedMax;
  if (typed > limit) found.push({ fault: 'tooMuchTyped', limit, actual: typed });
  if (found.length + inTemplate.length === 0) return lengthFault(own);
  return [...found, ...inTemplate];
}

/** The text that is worked on has a limit of its own. */
const isTyped = ({ kind, material }: OwnMiniToolField): boolean => kind === 'text' || (kind === 'longText' && !material);

function fieldFaults({ id: field, kind, label, choices, min, max, preset }: OwnMiniToolField): OwnFault[] {
  const faults: OwnFault[] = label === '' ? [{ fault: 'noLabel', field }] : [];
  if (kind === 'number') {
    const number = Number(preset);
    if (min > max) faults.push({ fault: 'range', field });
    else if (preset !== '' && !(/^\d{1,6}$/.test(preset) && number >= min && number <= max))
      faults.push({ fault: 'presetNotOffered', field });
  }
  if (kind === 'choice') {
    const { min: limit } = MINI_TOOL_LIMITS.choices;
    if (choices.length < limit || choices.includes('')) faults.push({ fault: 'fewChoices', field, limit });
    if (new Set(choices).size < choices.length) faults.push({ fault: 'choiceTwice', field });
    if (preset !== '' && !choices.includes(preset)) faults.push({ fault: 'presetNotOffered', field });
  }
  return faults;
}

function templateFaults({ fields, prompt }: OwnMiniTool): OwnFault[] {
  try {
    const nodes = parseTemplate(prompt);
    const named = [...fieldsOf(nodes), ...askedFieldsOf(nodes)];
    const known = new Set(fields.map(({ id }) => id));
    const unknown = new Set(named.filter((id) => !known.has(id)));
    return [
      ...[...unknown].map((field): OwnFault => ({ fault: 'unknownField', field })),
      ...fields.filter(({ id }) => !fieldsOf(nodes).includes(id)).map(({ id: field }): OwnFault => ({ fault: 'noPlace', field })),
    ];
  } catch {
    return [{ fault: 'brace' }];
  }
}

/** The longest prompt that it can build still has to be a message. */
function lengthFault(own: OwnMiniTool): OwnFault[] {
  const tool = miniToolFrom({ id: '', title: '', description: '' }, own);
  const lengths = INTERFACE_LANGUAGES.map((language) => {
    const values = Object.fromEntries(tool.fields.map((field) => [field.id, longestValue(field, language)]));
    return characterCount(buildPrompt(tool, language, values).prompt ?? '');
  });
  const [limit, actual] = [AI_LIMITS.message.max, Math.max(...lengths)];
  return actual > limit ? [{ fault: 'tooLong', limit, actual }] : [];
}

function longestValue(field: MiniToolField, language: keyof MiniTool['name']): string {
  if (field.kind === 'text' || field.kind === 'longText') return 'm'.repeat(field.maxLength);
  if (field.kind === 'number') return String(field.max);
  const [longest] = fixedOptions(field, language).toSorted((one, other) => other.said.length - one.said.length);
  return longest?.value ?? '';
}

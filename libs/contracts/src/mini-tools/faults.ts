import { INTERFACE_LANGUAGES } from '../item-fields.js';
import { fixedOptions } from './fixed-options.js';
import { MINI_TOOL_LIMITS } from './names.js';
import type { MiniTool, MiniToolField } from './shape.js';
import { askedFieldsOf, fieldsOf, parseTemplate, unaskedFieldsOf } from './template.js';

/** Returns the faults of a mini tool beyond the shape of each of its fields. Empty: its prompt can always be built. */
export function miniToolFaults(tool: MiniTool): string[] {
  const ids = tool.fields.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `There are two fields ${id}`);
  const typed = tool.fields.reduce((sum, field) => sum + typedLength(field), 0);
  const tooMuch = typed > MINI_TOOL_LIMITS.typedMax ? [`${typed} letters can be typed, ${MINI_TOOL_LIMITS.typedMax} are allowed`] : [];
  return [
    ...twice,
    ...tooMuch,
    ...tool.fields.flatMap(presetFaults),
    ...INTERFACE_LANGUAGES.flatMap((language) => templateFaults(tool, tool.prompt[language]).map((fault) => `${language}: ${fault}`)),
  ];
}

/** The text that is worked on has a limit of its own. */
function typedLength(field: MiniToolField): number {
  return field.kind === 'text' || (field.kind === 'longText' && !field.material) ? field.maxLength : 0;
}

function presetFaults(field: MiniToolField): string[] {
  if (!('preset' in field) || field.preset === undefined) return [];
  const number = Number(field.preset);
  const offered =
    field.kind === 'number'
      ? number >= field.min && number <= field.max
      : fixedOptions(field, 'de').some(({ value }) => value === field.preset);
  return offered ? [] : [`${field.id} does not offer ${field.preset}`];
}

function templateFaults({ fields }: MiniTool, template: string): string[] {
  try {
    const nodes = parseTemplate(template);
    const [placed, unasked] = [fieldsOf(nodes), unaskedFieldsOf(nodes)];
    const known = new Set(fields.map(({ id }) => id));
    return [
      ...[...placed, ...askedFieldsOf(nodes)].filter((id) => !known.has(id)).map((id) => `There is no field ${id}`),
      ...fields.filter(({ id }) => !placed.includes(id)).map(({ id }) => `${id} has no place`),
      ...fields.filter(({ id, required }) => !required && unasked.includes(id)).map(({ id }) => `${id} may be empty where it stands`),
    ];
  } catch (error) {
    return [(error as RangeError).message];
  }
}

import { z } from 'zod';
import { MINI_TOOL_CATEGORIES, MINI_TOOL_FIELD_KINDS, MINI_TOOL_ICONS, MINI_TOOL_LIMITS } from '../../mini-tools/names.js';
import { tidyValue } from '../../mini-tools/tidy-value.js';
import { PERSON_COLOURS } from '../../person-look.js';

const { labelMax, exampleMax, fields, choices, numberMax, materialMax, promptMax, presetMax } = MINI_TOOL_LIMITS;

/**
 * Line of text without invisible characters, so that other users of the tool see all that a model will read. It may be empty while it is
 * written.
 */
const line = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((typed) => tidyValue(typed, false));

const ownField = z.strictObject({
  /** its name in the template */
  id: z.string().regex(/^[a-z][a-zA-Z]{0,29}$/),
  kind: z.enum(MINI_TOOL_FIELD_KINDS),
  label: line(labelMax),
  example: line(exampleMax),
  required: z.boolean(),
  /** letters of a text */
  maxLength: z.int().min(1).max(materialMax),
  /** true for a long text that is the material to process */
  material: z.boolean(),
  /** minimum of a number */
  min: z.int().min(1).max(numberMax),
  max: z.int().min(1).max(numberMax),
  /** options, in the words of the author */
  choices: z.array(line(labelMax)).max(choices.max),
  /** preselected option; empty for none */
  preset: line(presetMax),
});
export type OwnMiniToolField = z.infer<typeof ownField>;

/** Fields of an own mini tool, in one language, included in copies and exports. Its prompt is validated separately. */
export const miniToolFields = {
  category: z.enum(MINI_TOOL_CATEGORIES),
  icon: z.enum(MINI_TOOL_ICONS),
  /** colour of its marble, 0 to 6 */
  colour: z
    .int()
    .min(0)
    .max(PERSON_COLOURS - 1),
  fields: z
    .array(ownField)
    .max(fields.max)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length),
  /** the template, see `parseTemplate` */
  prompt: z
    .string()
    .max(promptMax)
    .overwrite((typed) => tidyValue(typed, true)),
};

/** Complete mini tool from a copy or a file. */
export const newMiniTool = z.strictObject(miniToolFields);
export type OwnMiniTool = z.infer<typeof newMiniTool>;

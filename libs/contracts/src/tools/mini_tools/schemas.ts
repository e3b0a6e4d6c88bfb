import { z } from 'zod';
import { MINI_TOOL_CATEGORIES, MINI_TOOL_FIELD_KINDS, MINI_TOOL_ICONS, MINI_TOOL_LIMITS } from '../../mini-tools/names.js';
import { tidyValue } from '../../mini-tools/tidy-value.js';
import { PERSON_COLOURS } from '../../person-look.js';

const { labelMax, exampleMax, fields, choices, numberMax, materialMax, promptMax, presetMax } = MINI_TOOL_LIMITS;

/** Whoever opens somebody else's sees all that a model will read: nothing that no eye sees is kept. It may be empty while it is written. */
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
  /** of a long text: it is what is worked on */
  material: z.boolean(),
  /** of a number */
  min: z.int().min(1).max(numberMax),
  max: z.int().min(1).max(numberMax),
  /** what can be chosen, in the words of whoever made it */
  choices: z.array(line(labelMax)).max(choices.max),
  /** what is chosen before somebody chooses; empty for nothing */
  preset: line(presetMax),
});
export type OwnMiniToolField = z.infer<typeof ownField>;

/** What is written into a mini tool of one's own, in one language, and travels with it. Whether its prompt can be built is another question. */
export const miniToolFields = {
  category: z.enum(MINI_TOOL_CATEGORIES),
  icon: z.enum(MINI_TOOL_ICONS),
  /** of its marble, 0 to 6 */
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

/** As a whole, out of a copy or a file. */
export const newMiniTool = z.strictObject(miniToolFields);
export type OwnMiniTool = z.infer<typeof newMiniTool>;

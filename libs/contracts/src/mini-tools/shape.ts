import { z } from 'zod';
import { MINI_TOOL_CATEGORIES, MINI_TOOL_ICONS, MINI_TOOL_LIMITS } from './names.js';

const { idMax, name, text, labelMax, exampleMax, fields, choices, numberMax, materialMax, promptMax } = MINI_TOOL_LIMITS;

const words = (min: number, max: number) => z.strictObject({ de: z.string().min(min).max(max), en: z.string().min(min).max(max) });
const fieldOf = <Kind extends string>(kind: Kind) =>
  z.strictObject({
    kind: z.literal(kind),
    /** its name in the template */
    id: z.string().regex(/^[a-z][a-zA-Z]{0,29}$/),
    label: words(2, labelMax),
    required: z.boolean(),
  });
const example = words(1, exampleMax);
/** choice preselected for the user */
const preset = z.string().max(40).optional();

const field = z.discriminatedUnion('kind', [
  fieldOf('text').extend({ example, maxLength: z.number().int().min(1).max(200) }),
  fieldOf('longText').extend({
    example,
    maxLength: z.number().int().min(1).max(materialMax),
    /** the text that is worked on: longer than typed values, and on lines of its own in the prompt */
    material: z.literal(true).optional(),
  }),
  fieldOf('number').extend({ min: z.number().int().min(1), max: z.number().int().max(numberMax), preset }),
  fieldOf('choice').extend({
    choices: z
      .array(words(1, labelMax).extend({ value: z.string().regex(/^[a-zA-Z0-9-]{1,30}$/) }))
      .min(choices.min)
      .max(choices.max),
    preset,
  }),
  fieldOf('grade').extend({ preset }),
  fieldOf('languageLevel').extend({ preset }),
  fieldOf('language').extend({ preset }),
]);
export type MiniToolField = z.infer<typeof field>;

/** Shape of a mini tool without the rules between its fields. */
export const miniToolShape = z.strictObject({
  id: z
    .string()
    .max(idMax)
    .regex(/^[a-z]+(?:-[a-z]+)*$/),
  category: z.enum(MINI_TOOL_CATEGORIES),
  icon: z.enum(MINI_TOOL_ICONS),
  /** stands first on the page */
  featured: z.literal(true).optional(),
  name: words(name.min, name.max),
  /** result, in one line */
  text: words(text.min, text.max),
  fields: z.array(field).min(fields.min).max(fields.max),
  /** see `parseTemplate` */
  prompt: words(1, promptMax),
});
export type MiniTool = z.infer<typeof miniToolShape>;

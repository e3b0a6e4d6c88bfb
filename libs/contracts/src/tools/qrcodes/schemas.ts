import { z } from 'zod';
import { QR_LIMITS } from './limits.js';
import { CODE_FRAMES, CODE_GROUNDS, CODE_LOGOS, CODE_SHAPES, SHEET_COLUMNS, WIFI_SECURITIES } from './names.js';

const { inputMax, wifi, fieldMax, mailMax, captionMax, width, rows } = QR_LIMITS;
const words = (max: number) => z.string().trim().max(max);
/** No line of it begins a field of its own in what phones read. */
const signs = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u);
const moment = z.iso.datetime({ offset: true }).nullable();

/** Content of a code, as it was entered. Everything may be empty: then there is no code yet. */
export const codeContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('address'), url: words(inputMax) }),
  z.strictObject({ kind: z.literal('item'), itemId: z.uuid().nullable() }),
  z.strictObject({
    kind: z.literal('wifi'),
    name: signs(wifi.nameMax),
    password: signs(wifi.passwordMax),
    security: z.enum(WIFI_SECURITIES),
    hidden: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('text'), text: words(inputMax) }),
  z.strictObject({
    kind: z.literal('contact'),
    name: words(fieldMax),
    organisation: words(fieldMax),
    phone: words(fieldMax),
    mail: words(mailMax),
    website: words(fieldMax),
  }),
  z.strictObject({ kind: z.literal('event'), title: words(fieldMax), place: words(fieldMax), begins: moment, ends: moment }),
  z.strictObject({ kind: z.literal('mail'), to: words(mailMax), subject: words(fieldMax), body: words(inputMax) }),
  z.strictObject({ kind: z.literal('phone'), number: words(fieldMax) }),
  z.strictObject({
    kind: z.literal('geo'),
    latitude: z.number().min(-90).max(90).nullable(),
    longitude: z.number().min(-180).max(180).nullable(),
  }),
]);
export type CodeContent = z.infer<typeof codeContent>;

const oneLine = z
  .string()
  .trim()
  .max(captionMax)
  .regex(/^[^\p{Cc}]*$/u);

/** Schema of a code's appearance. It is always dark on light, because many cameras fail on the inverse. */
export const codeLook = z.strictObject({
  ink: z.string().regex(/^#[0-9a-f]{6}$/),
  shape: z.enum(CODE_SHAPES),
  logo: z.enum(CODE_LOGOS),
  /** a picture of this item, for the logo `file` */
  logoFile: z.uuid().nullable(),
  ground: z.enum(CODE_GROUNDS),
  frame: z.enum(CODE_FRAMES),
  /** caption below it, for use without a camera */
  caption: oneLine,
  /** millimetres on paper */
  width: z.int().min(width.min).max(width.max),
});
export type CodeLook = z.infer<typeof codeLook>;

/** Many codes to cut out: what is written below each, and what it holds where that is something of its own. */
export const codeSheet = z.strictObject({
  columns: z.union(SHEET_COLUMNS.map((columns) => z.literal(columns))),
  rows: z.array(z.strictObject({ label: oneLine, value: words(inputMax) })).max(rows),
});
export type CodeSheet = z.infer<typeof codeSheet>;

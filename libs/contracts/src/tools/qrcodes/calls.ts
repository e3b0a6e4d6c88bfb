import { z } from 'zod';
import { item } from '../../calls/item.js';
import { toolItemCalls } from '../../calls/tool-items.js';
import { CONTENT_KINDS } from '../../item-fields.js';
import { CODE_STATES } from './names.js';
import { codeContent, codeLook, codeSheet } from './schemas.js';

const code = z.object({
  state: z.enum(CODE_STATES),
  /** content of the code; empty while there is no code */
  text: z.string(),
  /** for guests without the id of an own item */
  content: codeContent,
  look: codeLook,
  /** the own item that it leads to, for users who may change the code; null also where it is gone */
  target: z.object({ id: z.uuid(), kind: z.enum(CONTENT_KINDS), title: z.string() }).nullable(),
  /** may contain names of groups or pupils: guests get an empty one */
  sheet: codeSheet,
});
export type Code = z.infer<typeof code>;

const codeItem = item.extend({ code });
export type CodeItem = z.infer<typeof codeItem>;

const settings = { content: codeContent.optional(), look: codeLook.optional(), sheet: codeSheet.optional() };

const REFUSALS = [
  'LINK_INVALID',
  'QR_MAIL_INVALID',
  'QR_PHONE_INVALID',
  'QR_TIMES_REVERSED',
  'QR_IS_SHARED',
  'QR_TOO_LONG',
  'QR_CONTRAST_TOO_LOW',
  'QR_ITEM_UNKNOWN',
  'QR_LOGO_UNKNOWN',
] as const;

/** The calls of qrcodes: those that every tool has. */
export const qrcodes = toolItemCalls('qrcodes', {
  answer: codeItem,
  created: settings,
  changed: settings,
  createErrors: REFUSALS,
  changeErrors: REFUSALS,
});

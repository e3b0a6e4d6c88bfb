import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { WEBSITE_LIMITS } from '../tools/website/limits.js';
import { type Json, PART_ID } from './board-wire.js';
import { SITE_BLOCK_KINDS, SITE_GROUNDS, SITE_THEMES } from './website-names.js';

const part = z.string().regex(PART_ID);
/** `null`: as the first; a part that is not there any more, or nothing: as the last */
const after = part.nullable().optional();
const blocks = z.array(part).min(1).max(WEBSITE_LIMITS.blocks);
const name = z.string().trim().max(WEBSITE_LIMITS.pageNameMax);
/** Fields of a block's kind; what is wrong with them is the operation's question, as with cards. */
const content = z.record(z.string().max(40), z.json() as z.ZodType<Json>);
const ground = z.enum(SITE_GROUNDS);

/** Appearance of the whole website. */
export const siteLook = z.strictObject({
  theme: z.enum(SITE_THEMES),
  /** a picture above every page: a file of the website */
  cover: z.guid().nullable(),
  coverAlt: z.string().max(LIMITS.image.altMax),
});

/** Input of each operation on a website. New ids and the time are never part of it. */
export const WEBSITE_INPUTS = {
  addPage: z.strictObject({ name: name.optional(), after }),
  changePage: z.strictObject({ page: part, name: name.optional() }),
  movePage: z.strictObject({ page: part, after }),
  /** with everything on it, right behind it */
  duplicatePage: z.strictObject({ page: part }),
  removePage: z.strictObject({ page: part }),
  addBlock: z.strictObject({ kind: z.enum(SITE_BLOCK_KINDS), page: part, after, ground: ground.optional(), content: content.optional() }),
  changeBlock: z.strictObject({ block: part, ground: ground.optional(), content: content.optional() }),
  /** several keep their order among each other. `page`: to another one */
  moveBlocks: z.strictObject({ blocks, after, page: part.optional() }),
  /** each right behind the last of them, in their order */
  duplicateBlocks: z.strictObject({ blocks }),
  removeBlocks: z.strictObject({ blocks }),
  changeLook: siteLook.partial(),
} as const;
export type WebsiteOperationName = keyof typeof WEBSITE_INPUTS;
export type WebsiteInput<O extends WebsiteOperationName> = z.output<(typeof WEBSITE_INPUTS)[O]>;

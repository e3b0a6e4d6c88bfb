import { z } from 'zod';
import { foldText, trimBlank } from '../fold-text.js';
import { LIMITS } from '../limits.js';
import { PERSON_COLOURS, PERSON_SWIRLS } from '../person-look.js';
import { SHORT_CODE_LETTERS, tidyShortCode } from '../short-code.js';
import { TAG_LIMITS } from '../sorting.js';
import { MAIL_ADDRESS_MAX, type TextLimits } from '../text-rules.js';

/** A mail address as accounts are found by it: in small letters. */
export const mailAddress = z
  .email()
  .max(MAIL_ADDRESS_MAX)
  .transform((value) => value.toLowerCase());

/** Schema of a text with the rules of `textProblem`. */
export const textWithin = ({ min, max }: Required<TextLimits>) => z.string().overwrite(trimBlank).min(min).max(max);

/** Tags by which users sort their items, each once. */
export const tags = z
  .array(textWithin(TAG_LIMITS.letters).transform((tag) => tag.replace(/\s+/g, ' ')))
  .max(TAG_LIMITS.max)
  .transform((all) => all.filter((tag, index) => all.findIndex((one) => foldText(one) === foldText(tag)) === index));

/** Appearance of a user, where the client does not need their id. */
export const personLook = z.object({
  colour: z
    .number()
    .int()
    .min(0)
    .max(PERSON_COLOURS - 1),
  swirl: z
    .number()
    .int()
    .min(0)
    .max(PERSON_SWIRLS - 1),
});

/** Returns the schema of a password that a user sets, as `passwordProblem` reads it. */
export const passwordWithin = ({ min, max }: Required<TextLimits>) => z.string().min(min).max(max);

/** An own short address, as `shortCodeProblem` reads it. */
export const shortCode = z.string().overwrite(tidyShortCode).min(LIMITS.shortCode.min).max(LIMITS.shortCode.max).regex(SHORT_CODE_LETTERS);

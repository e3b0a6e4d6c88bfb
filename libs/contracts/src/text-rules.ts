import { characterCount } from './characters.js';
import { trimBlank } from './fold-text.js';
import { LIMITS } from './limits.js';

/** The longest mail address that a server takes (RFC 5321, 4.5.3.1.3). */
export const MAIL_ADDRESS_MAX = 254;

/** Limits of a text's length in characters; without a minimum it may be empty. */
export interface TextLimits {
  min?: number;
  max: number;
}

export type TextProblem = 'required' | 'tooShort' | 'tooLong';

/** Returns the problem of a typed text; blanks and unseen signs around it do not count. */
export function textProblem(typed: string, { min = 0, max }: TextLimits): TextProblem | undefined {
  const length = characterCount(trimBlank(typed));
  if (length > max) return 'tooLong';
  if (length >= min) return undefined;
  return length === 0 ? 'required' : 'tooShort';
}

/** The limits of a first name, a last name and the name that others see. */
export const PERSON_NAME = { min: 1, max: LIMITS.person.nameMax } as const satisfies TextLimits;

/** The limits of the name that a visitor chooses. */
export const DISPLAY_NAME = { min: 1, max: LIMITS.person.displayNameMax } as const satisfies TextLimits;

/** Returns the problem of a new password; space around it belongs to it. At sign-in any password may be tried. */
export function passwordProblem(password: string, { min, max }: Required<TextLimits>): 'tooShort' | 'tooLong' | undefined {
  const length = characterCount(password);
  if (length < min) return 'tooShort';
  return length > max ? 'tooLong' : undefined;
}

/**
 * True if a text could be a mail address: false only for a typing error. The server validates more strictly, and the mail itself is the
 * proof.
 */
export function looksLikeMail(text: string): boolean {
  return text.length <= MAIL_ADDRESS_MAX && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

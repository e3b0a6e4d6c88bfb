import { isBlank } from '../../fold-text.js';
import type { Privacy } from '../../item-fields.js';
import type { TemplateFor } from '../../template-names.js';
import { typedWebAddress } from '../../web-address.js';
import { QR_LIMITS } from './limits.js';
import { contrastToWhite } from './look.js';
import { PRIVATE_KINDS } from './names.js';
import type { CodeContent, CodeLook } from './schemas.js';

/** Problem that prevents a code: the error, and the numbers that its message names. */
export type CodeProblem =
  | { code: 'LINK_INVALID' | 'QR_MAIL_INVALID' | 'QR_PHONE_INVALID' | 'QR_TIMES_REVERSED' | 'QR_IS_SHARED'; data?: undefined }
  | { code: 'QR_TOO_LONG'; data: { bytes: number; max: number } }
  | { code: 'QR_CONTRAST_TOO_LOW'; data: { ratio: number; min: number } };

/** At least the three digits of an emergency call; no letters, which some phones dial. */
const PHONE = /^\+?(?:[ ()/.-]*[\d*#]){3,20}[ ()/.-]*$/;
const MAIL = /^[^\s@?&,;:<>"\\]+@[^\s@?&,;:<>"\\]+$/;

/** Returns the problem of the entered content. Empty content is no problem yet. */
export function contentProblem(content: CodeContent): CodeProblem | undefined {
  switch (content.kind) {
    case 'address':
      return isBlank(content.url) || typedWebAddress(content.url, QR_LIMITS.inputMax) ? undefined : { code: 'LINK_INVALID' };
    case 'mail':
      return content.to === '' || MAIL.test(content.to) ? undefined : { code: 'QR_MAIL_INVALID' };
    case 'contact':
      if (content.mail !== '' && !MAIL.test(content.mail)) return { code: 'QR_MAIL_INVALID' };
      return isBlank(content.website) || typedWebAddress(content.website, QR_LIMITS.inputMax) ? undefined : { code: 'LINK_INVALID' };
    case 'phone':
      return content.number === '' || PHONE.test(content.number) ? undefined : { code: 'QR_PHONE_INVALID' };
    case 'event':
      return content.begins !== null && content.ends !== null && Date.parse(content.ends) < Date.parse(content.begins)
        ? { code: 'QR_TIMES_REVERSED' }
        : undefined;
    default:
      return undefined;
  }
}

/** Returns a problem if the text does not fit into a code that phones can still read. */
export function lengthProblem(text: string): CodeProblem | undefined {
  const bytes = new TextEncoder().encode(text).length;
  return bytes > QR_LIMITS.bytes ? { code: 'QR_TOO_LONG', data: { bytes, max: QR_LIMITS.bytes } } : undefined;
}

/** Returns a problem if the content is private and others get to the item: such codes stay locked, and are no templates. */
export function privacyProblem(
  { kind }: CodeContent,
  item: { privacy: Privacy; templateFor: TemplateFor | null },
): CodeProblem | undefined {
  const locked = item.privacy === 'locked' && item.templateFor === null;
  return PRIVATE_KINDS.includes(kind) && !locked ? { code: 'QR_IS_SHARED' } : undefined;
}

export function lookProblem({ ink }: Pick<CodeLook, 'ink'>): CodeProblem | undefined {
  const ratio = contrastToWhite(ink);
  // Rounded down, so that the sentence never names the number that was asked for.
  const shown = Math.floor(ratio * 10) / 10;
  return ratio < QR_LIMITS.contrast ? { code: 'QR_CONTRAST_TOO_LOW', data: { ratio: shown, min: QR_LIMITS.contrast } } : undefined;
}

/** The same as it is stored: addresses as browsers write them. Only for what has no problem. */
export function tidyContent(content: CodeContent): CodeContent {
  const tidy = (url: string) => typedWebAddress(url, QR_LIMITS.inputMax)?.href ?? '';
  if (content.kind === 'address') return { ...content, url: tidy(content.url) };
  return content.kind === 'contact' ? { ...content, website: tidy(content.website) } : content;
}

import { LIMITS } from '@murmel/contracts';

export type ShortCodeProblem = 'tooShort' | 'tooLong' | 'characters';

/** What is typed as the server stores it: trimmed, small letters. */
export function normalised(code: string): string {
  return code.trim().toLowerCase();
}

/** What is wrong with an own short code (decisions A27, E7); undefined when the server can be asked. */
export function shortCodeProblem(code: string): ShortCodeProblem | undefined {
  const text = normalised(code);
  if (!/^[a-z0-9_-]*$/.test(text)) return 'characters';
  if (text.length < LIMITS.shortCode.min) return 'tooShort';
  return text.length > LIMITS.shortCode.max ? 'tooLong' : undefined;
}

/** An address as people read and type it: without scheme and without a slash at the end. */
export function readable(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

/** The part of a short address before its code: "murmel.example/s/". */
export function addressBefore(shortLink: string, code: string): string {
  const address = readable(shortLink);
  return address.endsWith(code) ? address.slice(0, -code.length) : address;
}

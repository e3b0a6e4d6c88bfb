import { LIMITS } from '@murmel/contracts';

/** What is wrong with a field: key of a text, and the number it names. */
export interface FieldFault {
  key: 'required' | 'emailForm' | 'tooLong' | 'tooShort' | 'mismatch';
  count?: number;
}

const LONGEST_EMAIL = 254;
/** Only what is surely a slip; whether the address exists is known by the mail that is sent to it. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function emailFault(email: string): FieldFault | undefined {
  const value = email.trim();
  if (value === '') return { key: 'required' };
  if (value.length > LONGEST_EMAIL) return { key: 'tooLong', count: LONGEST_EMAIL };
  return EMAIL.test(value) ? undefined : { key: 'emailForm' };
}

export function nameFault(name: string): FieldFault | undefined {
  if (name.trim() === '') return { key: 'required' };
  return name.trim().length > LIMITS.person.nameMax ? { key: 'tooLong', count: LIMITS.person.nameMax } : undefined;
}

/** A password that somebody sets; at sign-in any password may be tried. */
export function newPasswordFault(password: string): FieldFault | undefined {
  if (password === '') return { key: 'required' };
  if (password.length < LIMITS.password.min) return { key: 'tooShort', count: LIMITS.password.min };
  return password.length > LIMITS.password.max ? { key: 'tooLong', count: LIMITS.password.max } : undefined;
}

export function requiredFault(value: string): FieldFault | undefined {
  return value === '' ? { key: 'required' } : undefined;
}

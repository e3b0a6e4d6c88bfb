import { LIMITS, looksLikeMail, MAIL_ADDRESS_MAX, PERSON_NAME, passwordProblem, textProblem } from '@murmel/contracts';

/** Validation problem of a field: key of a text, and the number it names. */
export interface FieldFault {
  key: 'required' | 'emailForm' | 'tooLong' | 'tooShort' | 'mismatch' | 'agree';
  count?: number;
}

export function emailFault(email: string): FieldFault | undefined {
  const problem = textProblem(email, { min: 1, max: MAIL_ADDRESS_MAX });
  if (problem) return problem === 'tooLong' ? { key: problem, count: MAIL_ADDRESS_MAX } : { key: problem };
  return looksLikeMail(email.trim()) ? undefined : { key: 'emailForm' };
}

export function nameFault(name: string): FieldFault | undefined {
  const problem = textProblem(name, PERSON_NAME);
  return problem && (problem === 'tooLong' ? { key: problem, count: PERSON_NAME.max } : { key: problem });
}

/** Validates a new password; at sign-in any password may be tried. */
export function newPasswordFault(password: string): FieldFault | undefined {
  if (password === '') return { key: 'required' };
  const problem = passwordProblem(password, LIMITS.password);
  return problem && { key: problem, count: problem === 'tooShort' ? LIMITS.password.min : LIMITS.password.max };
}

export function requiredFault(value: string): FieldFault | undefined {
  return value === '' ? { key: 'required' } : undefined;
}

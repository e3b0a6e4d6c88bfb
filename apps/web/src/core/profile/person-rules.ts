import { LIMITS } from '@murmel/contracts';

export type PersonProblem = 'required' | 'tooLong';
export type PasswordProblem = 'passwordTooShort' | 'passwordTooLong';

/** What is wrong with a name of a person, by the limits that the server holds, too. */
export function nameProblem(name: string): PersonProblem | undefined {
  const text = name.trim();
  if (text === '') return 'required';
  return text.length > LIMITS.person.nameMax ? 'tooLong' : undefined;
}

/** What is wrong with a new password. */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if (password.length < LIMITS.password.min) return 'passwordTooShort';
  return password.length > LIMITS.password.max ? 'passwordTooLong' : undefined;
}

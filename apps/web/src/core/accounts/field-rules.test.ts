import { describe, expect, it } from 'vitest';
import { emailFault, nameFault, newPasswordFault } from './field-rules';

describe('account rules', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['kaya', 'emailForm'],
    ['d kaya@schule.example', 'emailForm'],
    [`${'a'.repeat(250)}@b.de`, 'tooLong'],
    [' d.kaya@schule.example ', undefined],
  ])('e-mail %j: %s', (email, key) => {
    expect(emailFault(email)?.key).toBe(key);
  });

  it.each([
    ['', 'required'],
    ['a'.repeat(61), 'tooLong'],
    ['Ö', undefined],
  ])('name %j: %s', (name, key) => {
    expect(nameFault(name)?.key).toBe(key);
  });

  it.each([
    ['', { key: 'required' }],
    ['neunneunn', { key: 'tooShort', count: 10 }],
    ['a'.repeat(129), { key: 'tooLong', count: 128 }],
    ['zehnzehnze', undefined],
  ])('new password %j: %o', (password, fault) => {
    expect(newPasswordFault(password)).toEqual(fault);
  });
});

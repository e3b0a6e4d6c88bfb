import { describe, expect, it } from 'vitest';
import { mailAddress, passwordWithin, textWithin } from './calls/fields.js';
import { LIMITS } from './limits.js';
import { DISPLAY_NAME, looksLikeMail, PERSON_NAME, passwordProblem, type TextProblem, textProblem } from './text-rules.js';

const asked = (length: number): string => 'ä'.repeat(length);

/** Each row is asked of the rule that a screen applies and of the schema that the server applies. */
describe('texts that both sides read', () => {
  it.each<[string, Required<{ min: number; max: number }>, TextProblem | undefined]>([
    ['', LIMITS.title, 'required'],
    ['   ', LIMITS.title, 'required'],
    ['\u3164', LIMITS.title, 'required'],
    ['\u2800 \u2800', LIMITS.title, 'required'],
    ['\u00AD\u00A0', PERSON_NAME, 'required'],
    ['\u200B\u2060', DISPLAY_NAME, 'required'],
    [`\u200B${asked(120)}\u3164`, LIMITS.title, undefined],
    ['a', LIMITS.title, undefined],
    [asked(120), LIMITS.title, undefined],
    [` ${asked(120)} `, LIMITS.title, undefined],
    [asked(121), LIMITS.title, 'tooLong'],
    ['', PERSON_NAME, 'required'],
    ['Ö', PERSON_NAME, undefined],
    [asked(60), PERSON_NAME, undefined],
    [asked(61), PERSON_NAME, 'tooLong'],
    [asked(30), DISPLAY_NAME, undefined],
    [asked(31), DISPLAY_NAME, 'tooLong'],
    [' \n', LIMITS.schoolClass.name, 'required'],
    [' 7 ', LIMITS.schoolClass.name, 'tooShort'],
    ['7b', LIMITS.schoolClass.name, undefined],
    [asked(61), LIMITS.schoolClass.name, 'tooLong'],
    ['K', LIMITS.schoolClass.pupilName, undefined],
    ['W', LIMITS.project.name, 'tooShort'],
    ['🌱', LIMITS.project.name, 'tooShort'],
    [`${asked(99)}🌱`, LIMITS.project.name, undefined],
    [`${asked(100)}🌱`, LIMITS.project.name, 'tooLong'],
  ])('[A36] [A37] [VAL-02] %j within %j, one problem at most: %s', (text, limits, problem) => {
    expect(textProblem(text, limits)).toBe(problem);
    expect(textWithin(limits).safeParse(text).success).toBe(problem === undefined);
  });

  it('[A37] lets a description be empty, and at most 2000 characters long', () => {
    expect(textProblem('', LIMITS.description)).toBeUndefined();
    expect(textProblem('a'.repeat(2000), LIMITS.description)).toBeUndefined();
    expect(textProblem('a'.repeat(2001), LIMITS.description)).toBe('tooLong');
  });

  it.each<[string, { min: number; max: number }, 'tooShort' | 'tooLong' | undefined]>([
    ['', LIMITS.password, 'tooShort'],
    ['neunneunn', LIMITS.password, 'tooShort'],
    ['zehn zehn ', LIMITS.password, undefined],
    [asked(128), LIMITS.password, undefined],
    [asked(129), LIMITS.password, 'tooLong'],
    ['abc', LIMITS.itemPassword, 'tooShort'],
    ['abcd', LIMITS.itemPassword, undefined],
    [asked(65), LIMITS.itemPassword, 'tooLong'],
    ['🌱🌱', LIMITS.itemPassword, 'tooShort'],
    ['🌱'.repeat(64), LIMITS.itemPassword, undefined],
  ])('password %j within %j: %s', (password, limits, problem) => {
    expect(passwordProblem(password, limits)).toBe(problem);
    expect(passwordWithin(limits).safeParse(password).success).toBe(problem === undefined);
  });

  it.each([
    ['d.kaya@schule.example', true],
    ['D.Kaya@Schule.Example', true],
    ['', false],
    ['kaya', false],
    ['kaya@schule', false],
    ['d kaya@schule.example', false],
    [`${'a'.repeat(250)}@b.de`, false],
  ])('mail address %j: %s', (text, is) => {
    expect(looksLikeMail(text)).toBe(is);
    expect(mailAddress.safeParse(text).success).toBe(is);
  });

  it('never holds back an address that the server would take', () => {
    for (const address of ["o'neill+7b@schule.example", 'a_b-c@sub.schule.example', '1@2.example'])
      expect([address, looksLikeMail(address)]).toEqual([address, mailAddress.safeParse(address).success]);
  });
});

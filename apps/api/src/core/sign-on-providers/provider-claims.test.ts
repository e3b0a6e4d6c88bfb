import { describe, expect, it } from 'vitest';
import { claimValues, isTeacher, lacksWanted, namesOf, schoolValues } from './provider-claims.js';

const RULES = { teachers: { claim: 'realm.roles', values: ['lehrkraft'] }, schoolClaim: 'schule', scopes: ['openid', 'profile'] };

describe('claims of a provider', () => {
  it.each([
    [{ role: 'a' }, 'role', ['a']],
    [{ role: ['a', 1, null, 'b', { c: 'd' }] }, 'role', ['a', 'b']],
    [{ realm: { roles: ['a'] } }, 'realm.roles', ['a']],
    [{ 'realm.roles': ['a'] }, 'realm.roles', []],
    [{ realm: 'roles' }, 'realm.roles', []],
    [{ realm: ['roles'] }, 'realm.length', []],
    [{}, 'constructor.name', []],
    [{ realm: null }, 'realm.roles', []],
  ])('%j has at %s the texts %j', (claims, path, found) => expect(claimValues(claims, path)).toEqual(found));

  it('are read up to a number that no honest provider reaches', () => {
    const many = Array.from({ length: 9000 }, (_, index) => String(index));
    expect(claimValues({ many }, 'many')).toEqual(many.slice(0, 500));
  });

  it('make a teacher by the configured value alone', () => {
    expect(isTeacher({ realm: { roles: ['x', 'lehrkraft'] } }, RULES)).toBe(true);
    expect(isTeacher({ realm: { roles: ['Lehrkraft', 'lehrkraft '] } }, RULES)).toBe(false);
    expect(isTeacher({ admin: true }, RULES)).toBe(false);
    expect(isTeacher({}, { ...RULES, teachers: 'all' })).toBe(true);
  });

  it('name schools in small letters; without a claim the provider alone does', () => {
    expect(schoolValues({ schule: [' DE-4711 ', 'de-4711', '', 'x'.repeat(201)] }, RULES)).toEqual(['de-4711']);
    expect(schoolValues({ schule: 'x' }, { ...RULES, schoolClaim: undefined })).toEqual(['']);
    expect(schoolValues({}, RULES)).toEqual([]);
  });

  it('are asked for once more where something wanted is missing', () => {
    const whole = { realm: { roles: ['x'] }, schule: 'a', family_name: 'b' };
    expect(lacksWanted(whole, RULES)).toBe(false);
    for (const name of ['realm', 'schule', 'family_name']) expect(lacksWanted({ ...whole, [name]: undefined }, RULES)).toBe(true);
    expect(lacksWanted({ sub: 'a' }, { teachers: 'all', schoolClaim: undefined, scopes: ['openid'] })).toBe(false);
  });

  it('say names, which are cut and cleaned', () => {
    expect(namesOf({ given_name: 'Ada', family_name: 'Lovelace' })).toEqual({ firstname: 'Ada', name: 'Lovelace' });
    expect(namesOf({ name: 'Ada Augusta Lovelace' })).toEqual({ firstname: 'Ada Augusta', name: 'Lovelace' });
    expect(namesOf({ given_name: '\u202eA\nda', family_name: 'x'.repeat(500) })).toEqual({ firstname: 'A da', name: 'x'.repeat(60) });
    expect(namesOf({ given_name: { toString: 'x' } })).toEqual({ firstname: '', name: '' });
  });
});

import { ACCOUNT_LICENCES, includesFeature, LICENCE_TERMS, SCHOOL_TEMPLATE_LICENCES } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import de from './de.json';
import en from './en.json';
import { isScarce } from './is-scarce';
import { contactLink, priceText, reminderFile, supportHours } from './licence-words';

describe('what the page of licences says', () => {
  it('[LIC-08] prices in euros with the value added tax of 19 percent beside each', () => {
    expect([priceText(8, 'de'), priceText(8.5, 'de'), priceText(8, 'en'), priceText(1234.5, 'en')]).toEqual([
      '8\u202f€',
      '8,50\u202f€',
      '€8',
      '€1,234.50',
    ]);
    expect(LICENCE_TERMS.vatPercent).toBe(19);
    for (const { school, own } of [de, en]) for (const words of [school.price, own.vat]) expect(words).toContain('{{percent}}\u202f%');
  });

  it('[LIC-05] a school licence pays off from five people', () => {
    expect(LICENCE_TERMS.schoolFromPeople).toBe(5);
    for (const { school } of [de, en])
      expect([school.from, school.letter]).toEqual([expect.stringContaining('{{count}}'), expect.stringContaining('{{people}}')]);
  });

  it('[LIC-09] questions are answered from Monday to Friday, 8 to 16 o’clock', () => {
    expect(supportHours('de')).toEqual({ from: 'Montag', to: 'Freitag', opens: 8, closes: 16 });
    expect(supportHours('en')).toEqual({ from: 'Monday', to: 'Friday', opens: 8, closes: 16 });
  });

  it('[LIC-07] each feature of a paid licence is explained in both languages, and no free account has one', () => {
    expect(Object.keys(de.features)).toEqual(Object.keys(en.features));
    for (const feature of Object.keys(de.features) as (keyof typeof de.features)[]) {
      expect(includesFeature('free', feature)).toBe(false);
      expect(includesFeature('group', feature)).toBe(true);
      for (const { title, having, lacking } of [de.features[feature], en.features[feature]])
        expect([title, having, lacking].every((words) => words.length > 5)).toBe(true);
    }
    expect(ACCOUNT_LICENCES.filter((licence) => includesFeature(licence, 'schoolTemplates'))).toEqual(SCHOOL_TEMPLATE_LICENCES);
  });

  it('a contact is a mail or a page', () => {
    expect(contactLink('licences@schule.example', 'Tools Pro', 'Guten Tag & bis bald')).toBe(
      'mailto:licences@schule.example?subject=Tools%20Pro&body=Guten%20Tag%20%26%20bis%20bald',
    );
    expect(contactLink('licences@schule.example')).toBe('mailto:licences@schule.example');
    expect(contactLink('https://schule.example/lizenzen', 'Tools Pro')).toBe('https://schule.example/lizenzen');
  });

  it('the reminder is a whole day in Berlin that calendars read', () => {
    const file = reminderFile('2026-05-31T22:00:00.000Z', 'murmel: neu, ab heute', new Date('2026-05-12T08:00:00.123Z'));
    expect(file).toContain('\r\nDTSTART;VALUE=DATE:20260601\r\n');
    expect(file).toContain('\r\nDTSTAMP:20260512T080000Z\r\n');
    expect(file).toContain('SUMMARY:murmel: neu\\, ab heute');
  });
});

it('[ERR-15] counts are shown from a third of the limit on', () => {
  const shownAt = (limit: number) => Array.from({ length: limit + 1 }, (_, left) => left).findLast((left) => isScarce({ left, limit }));
  expect([100, 30, 10, 5, 3, 1].map(shownAt)).toEqual([30, 9, 3, 2, 1, 1]);
});

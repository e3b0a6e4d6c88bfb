import { PERSONAS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { isDeniedName } from './denied-names.js';
import { isInsultingName } from './insults.js';

const DENIED = [
  ...['Adolf Hitler', 'hitler', 'H1tler', 'Hit\u200bler', 'H i t l e r', 'Hitler, Adolf', 'Onkel Hitler', 'Ηitler', 'HÍTLER', 'Hitlerfan'],
  ...[
    'Joseph Goebbels',
    'Hermann Göring',
    'Goering',
    'Goring',
    'Heinrich Himmler',
    'Rudolf Heß',
    'Rudolf Hess',
    'Rudolf Hoess',
    'Dr. Mengele',
  ],
  ...['Eva Braun', 'Horst  Wessel', 'Anders Breivik', 'Osama bin Laden', 'Stalin', 'Benito Mussolini', 'Beate Zschaepe', 'Ku-Klux-Klan'],
  ...['Björn Höcke', 'Bjoern Hoecke', 'Höcke', 'Alice Weidel', 'Olaf Scholz', 'Kanzler Friedrich Merz', 'Angela Merkel', 'Markus Soeder'],
  ...['Robert Habeck', 'Sahra Wagenknecht', 'Donald Trump', 'Tr.u.m.p', 'Wladimir Putin', 'Pu7in', 'Путин', 'Recep Tayyip Erdogan'],
  ...['Viktor Orban', 'Marine Le Pen', 'Kim Jong-un', 'Emmanuel Macron', 'Frank-Walter Steinmeier'],
];

const HARMLESS = [
  ...['Goethe', 'Friedrich Schiller', 'Friedrich Engels', 'Adolf', 'Adolph Kolping', 'Hermann Hesse', 'Rudolf Diesel', 'Rudolf Steiner'],
  ...['Eva', 'Frau Braun', 'Wernher', 'Horst', 'Wessel', 'Anders Celsius', 'Martin Luther', 'Martin Luther King', 'Albert Einstein'],
  ...['Alfred Nobel', 'Alfred Adler', 'Julius Caesar', 'Roland', 'Klaus Störtebeker', 'Barbie', 'Ilse Bilse', 'Robert Koch', 'Speer'],
  ...[
    'Stahl',
    'Stall',
    'Himmel',
    'Himbeere',
    'Hüttler',
    'Hirte',
    'Göttin',
    'Götterbote',
    'Ring',
    'Rosenberg',
    'Franco',
    'Josef',
    'Bormann',
  ],
  ...['Olaf', 'Schneemann Olaf', 'Scholz', 'Merz', 'Frau Merkel', 'Angela', 'Markus', 'Söder', 'Kurz', 'Lang', 'Lindner', 'Habeck', 'Wüst'],
  ...['Erdoğan', 'Trumpf', 'Herr Trumpler', 'Putzi', 'Pudding', 'Pute', 'Puting', 'Makrone', 'Harris', 'Johnson', 'Modi', 'Kim', 'Pen'],
];

describe('names that nobody has who is played', () => {
  it('forty and more are denied, however they are spelled', () => {
    expect(DENIED.length).toBeGreaterThanOrEqual(40);
    expect(DENIED.filter((name) => !isDeniedName(name))).toEqual([]);
  });

  it('sixty and more neighbours are not', () => {
    expect(HARMLESS.length).toBeGreaterThanOrEqual(60);
    expect(HARMLESS.filter(isDeniedName)).toEqual([]);
  });

  it('none of those who are played here is', () => {
    expect(PERSONAS.flatMap(({ name, role }) => [name.de, name.en, role.de, role.en]).filter(isDeniedName)).toEqual([]);
  });

  it('pupils are not called after perpetrators, but may be after politicians', () => {
    expect(['Horst Wessel', 'Eva Braun', 'Angela Merkel', 'Obama'].map(isInsultingName)).toEqual([true, true, false, false]);
  });
});

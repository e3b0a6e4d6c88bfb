import { describe, expect, it } from 'vitest';
import { isInsulting } from './insults.js';

describe('names that insult', () => {
  it.each([
    'Arschloch',
    'ARSCH',
    'du Arsch',
    'Arschl0ch',
    'aaarschloooch',
    'A r s c h l o c h',
    'A.r.s.c.h',
    'arsch_loch',
    'Hurensohn99',
    'w1chser',
    'Fuck',
    'fuuuck',
    'F u c k',
    '$hit',
    'Nazi',
    'Adolf Hitler',
    'h\u200bitler',
    'bitch',
    'Ärsch',
    'NIGGGER',
    'Scheißer',
    'mein Penis',
  ])('%s', (name) => expect(isInsulting(name)).toBe(true));
});

describe('names that do not', () => {
  it.each([
    'Mila',
    'Ben',
    'Deniz Kaya',
    'Gast Otter',
    'Guest Hare',
    'Nigeria',
    'Niger',
    'Essex',
    'Sussex',
    'Scunthorpe',
    'Graf Ickert',
    'Hancock',
    'Show Horeb',
    'Marschall',
    'Analena',
    'Sexau',
    'Jürgen Klassen',
    'Muhammed',
    'Phuc',
    'Assia',
    'Schwanitz',
    '李雷',
    'Өмүр',
    '7b Gruppe 3',
    'Dick',
    'Susi',
    '1',
    '😀',
  ])('%s', (name) => expect(isInsulting(name)).toBe(false));
});

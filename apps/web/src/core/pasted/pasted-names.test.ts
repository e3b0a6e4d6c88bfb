import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pastedNames } from './pasted-names';

describe('names in a pasted text', () => {
  it('are two on one line, one in a quoted cell, one in columns', () => {
    expect(pastedNames(readFileSync('tests/fixtures/reports/pupils.txt', 'utf8'))).toEqual(['Anna', 'Ben', 'Ayşe', 'Can']);
  });

  it.each([
    ['Anna, Ben', ['Anna', 'Ben']],
    ['Anna, Ben, Can und Dilara', ['Anna', 'Ben', 'Can und Dilara']],
    ['Anna; Ben; Ayşe', ['Anna', 'Ben', 'Ayşe']],
    ['Anna; Ben', ['Anna', 'Ben']],
    ['Anna\nBen,', ['Anna', 'Ben']],
    ['Anna Müller, Ben Weber', ['Anna Müller', 'Ben Weber']],
    ['7b-1; 7b-2', ['7b-1', '7b-2']],
  ])('%j are several', (text, names) => expect(pastedNames(text)).toEqual(names));

  it.each([
    ['"Öztürk, Ayşe"', ['Ayşe']],
    ['Müller, Anna\nMartin, Paul\nvon der Heide, Jan Philipp', ['Anna', 'Paul', 'Jan Philipp']],
    ['Yılmaz;Can\nÖztürk;Ayşe', ['Can', 'Ayşe']],
    ['Ayşe;Öztürk\nAnna;Müller', ['Ayşe', 'Anna']],
    ['Müller\tAnna\nNguyen\tLinh', ['Anna', 'Linh']],
    ['1\tMüller\tAnna\t7b\n2\tÖztürk\tAyşe\t7b', ['Anna', 'Ayşe']],
    ['1;Müller;Anna\n2;Weber;Ben', ['Anna', 'Ben']],
    ['Nachname;Vorname;Klasse\nXyxyx;Zyzyz;7b\n"Y, von";Qwqwq;7b', ['Zyzyz', 'Qwqwq']],
    ['Vorname\tNachname\nZyzyz\tXyxyx', ['Zyzyz']],
    ['7b\t"Öztürk, Ayşe"\n7b\t"Müller, Anna"', ['Ayşe', 'Anna']],
    ['Ada\tLovelace', ['Ada Lovelace']],
    ['Anna "Anni" M.', ['Anna "Anni" M.']],
  ])('%j are those that people are called by', (text, names) => expect(pastedNames(text)).toEqual(names));

  it('are the same when they are read again', () => {
    const once = pastedNames('Anna, Ben\n"Öztürk, Ayşe"\nYılmaz;Can\nAda\tLovelace\n1. Mila A.');
    expect(pastedNames(once.join('\n'))).toEqual(once);
  });
});

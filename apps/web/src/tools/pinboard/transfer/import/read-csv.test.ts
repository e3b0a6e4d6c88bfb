import { LIMITS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { ImportProblem } from './import-draft';
import { readCsv } from './read-csv';

const read = (text: string) => readCsv(text, 'Import');
const names = (text: string) => read(text).lists.map(({ name, cards }) => [name, ...cards.map((card) => card.name)]);

describe('readCsv', () => {
  it.each([';', ',', '\t'])('reads columns separated by %j, with a header in any order', (sign) => {
    const text = [
      ['Titel', 'Farbe', 'Liste', 'Text'],
      ['Reh', 'rot', 'Tiere', 'Bellt'],
      ['Farn', 'Wiese', 'Pflanzen', 'Alt'],
    ]
      .map((row) => row.join(sign))
      .join('\r\n');
    expect(read(text).lists).toEqual([
      { name: 'Tiere', cards: [{ name: 'Reh', colour: 'koralle', description: [{ type: 'paragraph', runs: [{ text: 'Bellt' }] }] }] },
      { name: 'Pflanzen', cards: [{ name: 'Farn', colour: 'wiese', description: [{ type: 'paragraph', runs: [{ text: 'Alt' }] }] }] },
    ]);
  });

  it('reads list, title, text, colour without a header, and fills lists from above', () => {
    expect(names('Tiere;Reh;Bellt;\n;Fuchs;;\nPilze;Pfifferling;;himmel')).toEqual([
      ['Tiere', 'Reh', 'Fuchs'],
      ['Pilze', 'Pfifferling'],
    ]);
  });

  it('takes a single column for titles', () => {
    expect(names('Reh\nFuchs\n')).toEqual([['Import', 'Reh', 'Fuchs']]);
    expect(names('Titel\nReh\n')).toEqual([['Import', 'Reh']]);
  });

  it('takes a first line that only names the separator for no card', () => {
    for (const first of ['sep=;', '"sep=;"', '\uFEFFsep=;', 'SEP=; '])
      expect(names(`${first}\r\nListe;Titel\r\nTiere;Reh, Hirsch\r\n`)).toEqual([['Tiere', 'Reh, Hirsch']]);
    expect(names('sep=,\nTiere,Reh\nPilze,"Pilz, klein"')).toEqual([
      ['Tiere', 'Reh'],
      ['Pilze', 'Pilz, klein'],
    ]);
    expect(names('sep=|\nTiere|Reh')).toEqual([['Tiere', 'Reh']]);
  });

  it('does not tear one column apart at the commas of its text', () => {
    expect(names('Titel\nHund, Katze\nMaus,Ratte')).toEqual([['Import', 'Hund, Katze', 'Maus,Ratte']]);
    expect(names('Hund, Katze\nMaus, Ratte')).toEqual([['Import', 'Hund, Katze', 'Maus, Ratte']]);
    expect(names('Maus,Ratte\nHund')).toEqual([['Import', 'Maus,Ratte', 'Hund']]);
    expect(names('3,5 kg\n2,5 kg')).toEqual([['Import', '3,5 kg', '2,5 kg']]);
    expect(names('"Hund, Katze"\nMaus')).toEqual([['Import', 'Hund, Katze', 'Maus']]);
    expect(names('"Hallo" ist, sagt er, ein Wort\n"Nein" auch')).toEqual([['Import', '"Hallo" ist, sagt er, ein Wort', '"Nein" auch']]);
    expect(names('Tiere,Reh\nPilze,Pfifferling')).toEqual([
      ['Tiere', 'Reh'],
      ['Pilze', 'Pfifferling'],
    ]);
    expect(names('Liste, Titel\nTiere, Reh')).toEqual([['Tiere', 'Reh']]);
  });

  it('does not take one known word in a table for a header', () => {
    expect(names('Liste;Einkaufen\nListe;Kochen')).toEqual([['Liste', 'Einkaufen', 'Kochen']]);
  });

  it('reads line breaks and quotes inside of cells', () => {
    const [list] = read('Liste;Titel;Text\nA;"Sie sagt ""hallo""";"eins\nzwei"').lists;
    expect(list?.cards[0]).toEqual({
      name: 'Sie sagt "hallo"',
      colour: 'none',
      description: [
        { type: 'paragraph', runs: [{ text: 'eins' }] },
        { type: 'paragraph', runs: [{ text: 'zwei' }] },
      ],
    });
  });

  it('takes off the guard that an export puts before formulas', () => {
    expect(names("Liste;Titel\nA;'=1+1\nA;'ne Idee")).toEqual([['A', '=1+1', "'ne Idee"]]);
  });

  it('keeps a title that is too long whole in the text, and counts what was cut', () => {
    const long = 'ä'.repeat(LIMITS.pinboard.cardNameMax + 1);
    const draft = read(`Liste;Titel;Text\nA;${long};kurz\nA;B;${'x'.repeat(LIMITS.pinboard.descriptionMax + 5)}`);
    const [first, second] = draft.lists[0]?.cards ?? [];
    expect(first?.name).toHaveLength(LIMITS.pinboard.cardNameMax);
    expect(first?.description?.[0]).toEqual({ type: 'paragraph', runs: [{ text: long }] });
    expect(second?.description).toEqual([{ type: 'paragraph', runs: [{ text: 'x'.repeat(LIMITS.pinboard.descriptionMax) }] }]);
    expect(draft.shortened).toBe(1);
  });

  it('counts rows without title and text, and makes empty lists', () => {
    const draft = read('Liste;Titel;Text\nLeer;;\n;;  \n;;;x\nVoll;Karte;');
    expect(draft.lists.map(({ name, cards }) => [name, cards.length])).toEqual([
      ['Leer', 0],
      ['Voll', 1],
    ]);
    expect(draft.empty).toBe(1);
  });

  it.each(['', '\n\n', ' ; ;\n'])('says that there is nothing in %j', (text) => {
    expect(() => read(text)).toThrow(ImportProblem);
  });
});

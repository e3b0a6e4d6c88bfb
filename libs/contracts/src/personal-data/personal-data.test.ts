import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findPersonalData } from './find-personal-data.js';
import type { PersonalDataKind, TextRange } from './found.js';

interface Example {
  text: string;
  wanted: (TextRange & { kind: PersonalDataKind; text: string })[];
}

function lines(name: 'personal' | 'harmless'): string[] {
  return readFileSync(new URL(`examples/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** `Ich bin {name Mia}.` says what is to be found, and where. */
function exampleOf(line: string): Example {
  const wanted: Example['wanted'] = [];
  let text = '';
  let end = 0;
  for (const { 0: marked, 1: kind, 2: inside, index } of line.matchAll(/\{(\w+) ([^}]*)\}/g)) {
    text += line.slice(end, index);
    wanted.push({ kind: kind as PersonalDataKind, from: text.length, to: text.length + inside!.length, text: inside! });
    text += inside;
    end = index + marked.length;
  }
  return { text: text + line.slice(end), wanted };
}

/** Whether every letter and digit of what is wanted was found as what it is. */
function isFound(found: readonly (TextRange & { kind: PersonalDataKind })[], wanted: Example['wanted'][number]): boolean {
  return [...wanted.text.matchAll(/[\p{L}\p{N}]/gu)].every(({ index }) =>
    found.some(({ kind, from, to }) => kind === wanted.kind && from <= wanted.from + index && wanted.from + index < to),
  );
}

const examples = lines('personal').map(exampleOf);
const harmless = lines('harmless');
const STRUCTURED = new Set<PersonalDataKind>(['mail', 'phone', 'iban', 'address', 'birthDate']);

/** The share of what is wanted that was found, in percent. */
function recall(isMeant: (kind: PersonalDataKind) => boolean): number {
  const all = examples.flatMap(({ text, wanted }) => {
    const found = findPersonalData(text);
    return wanted.filter(({ kind }) => isMeant(kind)).map((one) => isFound(found, one));
  });
  expect(all.length).toBeGreaterThan(20);
  return (100 * all.filter(Boolean).length) / all.length;
}

describe('what people really write', () => {
  it('[T-41] [TR-58] of 200 sentences, at least 95 % of numbers, addresses and dates, and 85 % of names are found', () => {
    expect(examples.length).toBe(200);
    expect(recall((kind) => STRUCTURED.has(kind))).toBeGreaterThanOrEqual(95);
    expect(recall((kind) => kind === 'name')).toBeGreaterThanOrEqual(85);
    expect(recall((kind) => kind === 'health')).toBeGreaterThanOrEqual(85);
  });

  it('what is found beside that is at most 5 % of all', () => {
    const found = examples.flatMap(({ text, wanted }) =>
      findPersonalData(text).map(({ from, to }) => wanted.some((one) => one.from < to && from < one.to)),
    );
    expect(found.filter((one) => !one).length / found.length).toBeLessThanOrEqual(0.05);
  });

  it('[T-41] [TR-58] of 200 questions that tell about nobody, at most 5 % are taken for personal', () => {
    expect(harmless.length).toBe(200);
    expect(harmless.filter((text) => findPersonalData(text).length > 0).length).toBeLessThanOrEqual(10);
  });

  it('stands in order, without overlaps, and is cut out of the text', () => {
    for (const { text } of examples) {
      let end = 0;
      for (const { from, to, text: cut } of findPersonalData(text)) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(cut).toBe(text.slice(from, to));
        end = to;
      }
    }
  });
});

describe('time', () => {
  const LETTERS = 6000;
  /** Milliseconds of the processor: whatever else the machine does is not counted. */
  const timeOf = (text: string): number => {
    const before = process.threadCpuUsage();
    findPersonalData(text, { names: ['Lena Maier', 'Anna-Lena Vogel'] });
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };

  it('[TR-58] 6000 letters of what people write take at most 100 ms, 95 times of 100', { tags: ['proof'] }, () => {
    const all = [...examples.map(({ text }) => text), ...harmless].join(' ');
    const times = Array.from({ length: 20 }, (_, index) => timeOf(all.slice(index * 300, index * 300 + LETTERS))).sort(
      (left, right) => left - right,
    );
    expect(times[18]).toBeLessThan(100);
  });

  const PIECES = [
    ...['a', 'A', 'é', '1', '0 ', '+', '(', '@', 'a@', 'a.', '@.', '-', "'", '"', ' ', '\n', ',', '[', '{', '*', '\ud83d', '\u0301'],
    ...[
      'A-',
      'A.-',
      "A'",
      'Lena ',
      'Lena, ',
      'Lena und ',
      'Lena M. ',
      'A b ',
      'von ',
      'Von der ',
      'Frau ',
      'Frau. ',
      'mein Sohn ',
      'ich heiße ',
    ],
    ...['DE89 ', 'DE89', 'DE893704004405320130', '01.', '1.1.', '1.1.2012 ', '1. Mai ', '0171-', '0171 1', 'geb. ', '+49 '],
    ...['straße ', 'Am ', 'Am Alten ', 'Straße des ', '12345 ', '12345 Ulm ', 'Weg 1 ', 'Weg 1, 12345 Ulm, ', '1 A ', '1 Baker '],
    ...['Max und ', 'Johann Wolfgang von ', 'ADHS ', 'mein Sohn hat ADHS ', 'aus der 7b ', '„Lena', 'Anna-', 'Anna-Lena-', 'Müller, Ben; '],
  ];

  it('nothing that is said over and over holds it up', () => {
    const slow = PIECES.filter((piece) => {
      const text = piece.repeat(LETTERS).slice(0, LETTERS);
      // The machine may be busy with something else once.
      return [1, 2, 3].every(() => timeOf(text) >= 100);
    });
    expect(slow).toEqual([]);
  });
});

describe('what is found', () => {
  const kinds = (text: string, names?: string[]): string[] =>
    findPersonalData(text, { names }).map(({ kind, text: cut }) => `${kind} ${cut}`);

  it.each([
    ['DE89 3704 0044 0532 0130 01', 'whose checksum does not fit'],
    ['DE8937040044053201300', 'that is too short'],
    ['ISBN 978-3-16-148410-0', 'of a book'],
    ['192.168.178.1 und 3.14159265', 'of machines'],
    ['Er lebte vom 28.8.1749 bis zum 22.3.1832 und wurde am 28. August 1749 geboren.', 'of those long gone'],
    ['Wir treffen uns am 12.6.2026 um 8 Uhr.', 'of days'],
    ['Auf Platz 3 im Raum 12 in der Klasse 7 am Freitag 14 Uhr', 'of places and hours'],
    ['mail@schule und @klasse7b', 'without a domain'],
  ])('no number %s', (text) => expect(kinds(text)).toEqual([]));

  it.each([
    ['meine Tochter Lena Maier', ['name Lena Maier']],
    ['Lenas Heft, Lena’s Stift, Jonas schreibt', ['name Lena', 'name Lena', 'name Jonas']],
    ['JÖRG und Joerg und jörg schreiben', ['name JÖRG', 'name Joerg']],
    ['Anne Frank schrieb ein Tagebuch. Was schreibt Anne darin?', []],
    ['Frau Dr. von der Heide ruft an', ['name von der Heide']],
    ['Mail an a.b-c@d-e.example.', ['mail a.b-c@d-e.example']],
    ['Am Alten Markt 5, 24103 Kiel.', ['address Am Alten Markt 5, 24103 Kiel']],
    [
      'My student Tom Baker, born on 3 May 2012, lives at 12 Baker Street.',
      ['name Tom Baker', 'birthDate 3 May 2012', 'address 12 Baker Street'],
    ],
    ['Ich habe Diabetes.', ['health Diabetes']],
    ['Was ist Diabetes?', []],
  ])('%s', (text, found) => expect(kinds(text)).toEqual(found));

  it('the own class is known by any part of a name, however it is spelled', () => {
    const names = ['Jörg Wölk', 'Anna-Lena Krawuttke', 'Wolf Rose', 'Xbqan M.'];
    expect(kinds('Wölks Aufgabe, WOELK, joerg, xbqan, Xbqan T. und Krawuttke', names)).toEqual(
      ['Wölk', 'WOELK', 'joerg', 'xbqan', 'Xbqan T.', 'Krawuttke'].map((name) => `name ${name}`),
    );
    expect(kinds('Annalena rechnet, Anna Lena liest, Anna-Lena Krawuttke schreibt', names)).toEqual(
      ['Annalena', 'Anna Lena', 'Anna-Lena Krawuttke'].map((name) => `name ${name}`),
    );
    expect(kinds('Der Wolf frisst die Rose', names)).toEqual([]);
    expect(kinds('Wolf Rose frisst', names)).toEqual(['name Wolf Rose']);
  });

  it('nothing of the roster is told that was not written', () => {
    const text = 'Wie rechnet man mit Brüchen? Frag Tim, Zoë oder die Lehrerin.';
    for (const { from, to, text: cut } of findPersonalData(text, { names: ['Tim Geheim', 'Zoë Verborgen', '', ' ', '.'] })) {
      expect(text.slice(from, to)).toBe(cut);
      expect(cut).not.toMatch(/Geheim|Verborgen/);
    }
  });
});

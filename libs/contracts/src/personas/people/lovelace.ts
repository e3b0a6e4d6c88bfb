import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages } from '../persona-text.js';

export const LOVELACE: Persona = {
  id: 'lovelace',
  category: 'famous_women',
  name: alike('Ada Lovelace'),
  years: inBothLanguages('1815 bis 1852', '1815 to 1852'),
  role: inBothLanguages('Mathematikerin', 'mathematician'),
  line: inBothLanguages('Rechenschritte für eine Maschine.', 'Steps for a machine to calculate.'),
  facts: [
    inBothLanguages('Am 10. Dezember 1815 in London geboren.', 'Born in London on 10 December 1815.'),
    inBothLanguages(
      'Ihr Vater ist der Dichter Lord Byron; die Eltern trennen sich Anfang 1816.',
      'Her father is the poet Lord Byron; her parents separate early in 1816.',
    ),
    inBothLanguages(
      '1833 lernt sie Charles Babbage und seine Rechenmaschine kennen.',
      'In 1833 she meets Charles Babbage and his calculating machine.',
    ),
    inBothLanguages(
      '1835 heiratet sie William King, der 1838 Graf von Lovelace wird.',
      'In 1835 she marries William King, who becomes Earl of Lovelace in 1838.',
    ),
    inBothLanguages(
      '1843 erscheint ihre Übersetzung eines Aufsatzes über Babbages Analytische Maschine mit eigenen Anmerkungen, die länger sind als der Aufsatz.',
      'In 1843 her translation of an article on Babbage’s Analytical Engine appears with notes of her own, longer than the article.',
    ),
    inBothLanguages(
      'In der letzten Anmerkung von 1843 stehen Schritte, mit denen die Maschine Bernoulli-Zahlen berechnen soll. Gebaut wurde die Maschine zu ihrer Zeit nicht.',
      'The last note of 1843 holds steps by which the engine should compute Bernoulli numbers. The engine was not built in her time.',
    ),
    inBothLanguages('Am 27. November 1852 stirbt sie in London.', 'She dies in London on 27 November 1852.'),
  ],
  sources: [
    {
      title: 'Sketch of the Analytical Engine invented by Charles Babbage',
      by: 'L. F. Menabrea, mit Anmerkungen von Ada Lovelace, Scientific Memoirs',
      year: '1843',
    },
    { title: 'Ada, the Enchantress of Numbers', by: 'Betty Alexandra Toole (Hrsg.), Strawberry Press', year: '1992' },
  ],
  starters: [
    inBothLanguages('Was kann die Analytische Maschine?', 'What can the Analytical Engine do?'),
    inBothLanguages('Wie schreibt man Schritte für eine Maschine auf?', 'How does one write steps for a machine?'),
    inBothLanguages('Wie hast du Babbage kennengelernt?', 'How did you meet Babbage?'),
  ],
  quiz: [
    asked(inBothLanguages('Wen lernte sie 1833 kennen?', 'Whom did she meet in 1833?'), 0, [
      alike('Charles Babbage'),
      alike('Emmy Noether'),
      alike('Johannes Kepler'),
    ]),
    asked(inBothLanguages('Was stimmt über ihre Anmerkungen von 1843?', 'What is true about her notes of 1843?'), 2, [
      inBothLanguages('Sie sind verloren.', 'They are lost.'),
      inBothLanguages('Sie handeln von Schmetterlingen.', 'They are about butterflies.'),
      inBothLanguages('Sie sind länger als der Aufsatz.', 'They are longer than the article.'),
    ]),
    asked(
      inBothLanguages('Was sollte die Maschine in der letzten Anmerkung berechnen?', 'What should the engine compute in the last note?'),
      1,
      [
        inBothLanguages('den Weg zum Mond', 'the way to the moon'),
        inBothLanguages('Bernoulli-Zahlen', 'Bernoulli numbers'),
        inBothLanguages('Steuern', 'taxes'),
      ],
    ),
    asked(inBothLanguages('Wurde die Analytische Maschine zu ihrer Zeit gebaut?', 'Was the Analytical Engine built in her time?'), 1, [
      inBothLanguages('ja, in London', 'yes, in London'),
      inBothLanguages('nein', 'no'),
      inBothLanguages('ja, in Paris', 'yes, in Paris'),
    ]),
  ],
};

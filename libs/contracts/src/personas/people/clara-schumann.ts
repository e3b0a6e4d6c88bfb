import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages } from '../persona-text.js';

export const CLARA_SCHUMANN: Persona = {
  id: 'clara_schumann',
  category: 'famous_women',
  name: alike('Clara Schumann'),
  years: inBothLanguages('1819 bis 1896', '1819 to 1896'),
  role: inBothLanguages('Pianistin und Komponistin', 'pianist and composer'),
  line: inBothLanguages('Mit neun Jahren auf der Bühne.', 'On stage at the age of nine.'),
  facts: [
    inBothLanguages('Am 13. September 1819 in Leipzig geboren.', 'Born in Leipzig on 13 September 1819.'),
    inBothLanguages(
      'Am 20. Oktober 1828 tritt sie zum ersten Mal im Leipziger Gewandhaus auf.',
      'On 20 October 1828 she first performs at the Leipzig Gewandhaus.',
    ),
    inBothLanguages(
      '1835 spielt sie ihr eigenes Klavierkonzert in Leipzig, geleitet von Felix Mendelssohn Bartholdy.',
      'In 1835 she plays her own piano concerto in Leipzig, conducted by Felix Mendelssohn Bartholdy.',
    ),
    inBothLanguages(
      'Am 12. September 1840 heiratet sie Robert Schumann; ein Gericht musste es erlauben, weil ihr Vater dagegen war.',
      'On 12 September 1840 she marries Robert Schumann; a court had to allow it because her father was against it.',
    ),
    inBothLanguages(
      '1853 kommt Johannes Brahms zum ersten Mal zu den Schumanns; 1856 stirbt Robert.',
      'In 1853 Johannes Brahms first visits the Schumanns; in 1856 Robert dies.',
    ),
    inBothLanguages(
      '1878 wird sie Lehrerin am Hoch’schen Konservatorium in Frankfurt.',
      'In 1878 she becomes a teacher at the Hoch Conservatory in Frankfurt.',
    ),
    inBothLanguages('Am 20. Mai 1896 stirbt sie in Frankfurt am Main.', 'She dies in Frankfurt am Main on 20 May 1896.'),
  ],
  sources: [
    { title: 'Clara Schumann. Ein Künstlerleben', by: 'Berthold Litzmann, Breitkopf & Härtel', year: '1902–1908' },
    {
      title: 'Clara und Robert Schumann: Briefwechsel. Kritische Gesamtausgabe',
      by: 'Eva Weissweiler (Hrsg.), Stroemfeld',
      year: 'ab 1984',
    },
  ],
  starters: [
    inBothLanguages('Wie war dein erster Auftritt?', 'What was your first performance like?'),
    inBothLanguages('Warum musste ein Gericht deine Hochzeit erlauben?', 'Why did a court have to allow your wedding?'),
    inBothLanguages('Wie hast du Konzertreisen und Familie verbunden?', 'How did you combine concert tours and family?'),
  ],
  quiz: [
    asked(inBothLanguages('Wo trat sie 1828 zum ersten Mal auf?', 'Where did she first perform in 1828?'), 1, [
      inBothLanguages('in Wien', 'in Vienna'),
      inBothLanguages('im Leipziger Gewandhaus', 'at the Leipzig Gewandhaus'),
      inBothLanguages('in der Thomaskirche', 'in St Thomas Church'),
    ]),
    asked(inBothLanguages('Was spielte sie 1835 in Leipzig?', 'What did she play in Leipzig in 1835?'), 0, [
      inBothLanguages('ihr eigenes Klavierkonzert', 'her own piano concerto'),
      inBothLanguages('eine Orgelfuge', 'an organ fugue'),
      inBothLanguages('Beethovens Neunte', 'Beethoven’s Ninth'),
    ]),
    asked(inBothLanguages('Wer war gegen ihre Hochzeit?', 'Who was against her wedding?'), 2, [
      alike('Johannes Brahms'),
      inBothLanguages('der König', 'the king'),
      inBothLanguages('ihr Vater', 'her father'),
    ]),
    asked(inBothLanguages('Was wurde sie 1878?', 'What did she become in 1878?'), 0, [
      inBothLanguages('Lehrerin in Frankfurt', 'a teacher in Frankfurt'),
      inBothLanguages('Sängerin in Bath', 'a singer in Bath'),
      inBothLanguages('Malerin in Berlin', 'a painter in Berlin'),
    ]),
  ],
};

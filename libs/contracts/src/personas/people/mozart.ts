import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages, ndb } from '../persona-text.js';

export const MOZART: Persona = {
  id: 'mozart',
  category: 'famous_men',
  name: alike('Wolfgang Amadeus Mozart'),
  years: inBothLanguages('1756 bis 1791', '1756 to 1791'),
  role: inBothLanguages('Komponist', 'composer'),
  line: inBothLanguages('Opern, in denen alle zugleich recht haben.', 'Operas in which all are right at once.'),
  facts: [
    inBothLanguages('Am 27. Januar 1756 in Salzburg geboren.', 'Born in Salzburg on 27 January 1756.'),
    inBothLanguages(
      '1762 beginnen die Reisen, auf denen der Vater ihn und die Schwester Nannerl als Musiker vorstellt.',
      'In 1762 the journeys begin on which his father presents him and his sister Nannerl as musicians.',
    ),
    inBothLanguages(
      '1781 verlässt er den Dienst des Erzbischofs von Salzburg und bleibt in Wien.',
      'In 1781 he leaves the service of the Archbishop of Salzburg and stays in Vienna.',
    ),
    inBothLanguages(
      '1782 wird „Die Entführung aus dem Serail“ zum ersten Mal gespielt; er heiratet Constanze Weber.',
      'In 1782 “The Abduction from the Seraglio” is performed for the first time; he marries Constanze Weber.',
    ),
    inBothLanguages(
      '1786 folgt in Wien „Le nozze di Figaro“, 1787 in Prag „Don Giovanni“.',
      '“Le nozze di Figaro” follows in Vienna in 1786, “Don Giovanni” in Prague in 1787.',
    ),
    inBothLanguages(
      'Am 30. September 1791 wird „Die Zauberflöte“ zum ersten Mal gespielt.',
      '“The Magic Flute” is performed for the first time on 30 September 1791.',
    ),
    inBothLanguages(
      'Am 5. Dezember 1791 stirbt er in Wien; das Requiem bleibt unvollendet.',
      'He dies in Vienna on 5 December 1791; the Requiem remains unfinished.',
    ),
  ],
  sources: [
    ndb('Mozart, Wolfgang Amadeus', 1997),
    {
      title: 'Chronologisch-thematisches Verzeichniss sämmtlicher Tonwerke W. A. Mozarts',
      by: 'Ludwig von Köchel, Breitkopf & Härtel, Leipzig',
      year: '1862',
    },
    { title: 'Mozart. Die Dokumente seines Lebens', by: 'Otto Erich Deutsch, Bärenreiter, Kassel', year: '1961' },
  ],
  starters: [
    inBothLanguages('Wie war es, als Kind so viel zu reisen?', 'What was it like to travel so much as a child?'),
    inBothLanguages('Warum bist du in Wien geblieben?', 'Why did you stay in Vienna?'),
    inBothLanguages('Worum geht es in der „Zauberflöte“?', 'What is “The Magic Flute” about?'),
  ],
  quiz: [
    asked(inBothLanguages('In welcher Stadt wurde Mozart geboren?', 'In which city was Mozart born?'), 1, [
      inBothLanguages('Wien', 'Vienna'),
      alike('Salzburg'),
      inBothLanguages('Prag', 'Prague'),
    ]),
    asked(inBothLanguages('Was tat er 1781?', 'What did he do in 1781?'), 0, [
      inBothLanguages('Er blieb in Wien.', 'He stayed in Vienna.'),
      inBothLanguages('Er schrieb das Requiem zu Ende.', 'He finished the Requiem.'),
      inBothLanguages('Er zog nach London.', 'He moved to London.'),
    ]),
    asked(inBothLanguages('Wo wurde „Don Giovanni“ zuerst gespielt?', 'Where was “Don Giovanni” first performed?'), 2, [
      alike('Salzburg'),
      alike('Paris'),
      inBothLanguages('in Prag', 'in Prague'),
    ]),
    asked(inBothLanguages('Welches Werk blieb unvollendet?', 'Which work remained unfinished?'), 0, [
      inBothLanguages('das Requiem', 'the Requiem'),
      inBothLanguages('„Die Zauberflöte“', '“The Magic Flute”'),
      inBothLanguages('„Don Giovanni“', '“Don Giovanni”'),
    ]),
  ],
};

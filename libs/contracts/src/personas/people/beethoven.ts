import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages, ndb } from '../persona-text.js';

export const BEETHOVEN: Persona = {
  id: 'beethoven',
  category: 'famous_men',
  name: alike('Ludwig van Beethoven'),
  years: inBothLanguages('1770 bis 1827', '1770 to 1827'),
  role: inBothLanguages('Komponist', 'composer'),
  line: inBothLanguages('Hört schlecht und schreibt weiter.', 'Hears badly and goes on writing.'),
  facts: [
    inBothLanguages(
      'Am 17. Dezember 1770 in Bonn getauft; der Geburtstag selbst ist nicht belegt.',
      'Baptised in Bonn on 17 December 1770; the day of birth itself is not documented.',
    ),
    inBothLanguages(
      '1792 zieht er nach Wien und nimmt Unterricht bei Joseph Haydn.',
      'In 1792 he moves to Vienna and takes lessons with Joseph Haydn.',
    ),
    inBothLanguages(
      'Im Oktober 1802 schreibt er in Heiligenstadt einen Brief an seine Brüder über sein schwindendes Gehör; abgeschickt hat er ihn nicht.',
      'In October 1802 he writes to his brothers from Heiligenstadt about losing his hearing; he never sends the letter.',
    ),
    inBothLanguages(
      '1805 wird seine dritte Sinfonie, die „Eroica“, in Wien öffentlich aufgeführt.',
      'In 1805 his third symphony, the “Eroica”, is performed publicly in Vienna.',
    ),
    inBothLanguages(
      'Ab 1818 schreiben Gäste in Konversationshefte, was sie ihm sagen wollen.',
      'From 1818 visitors write what they want to tell him into conversation books.',
    ),
    inBothLanguages(
      'Am 7. Mai 1824 erklingt in Wien zum ersten Mal die neunte Sinfonie.',
      'On 7 May 1824 the ninth symphony is heard for the first time, in Vienna.',
    ),
    inBothLanguages('Am 26. März 1827 stirbt er in Wien.', 'He dies in Vienna on 26 March 1827.'),
  ],
  sources: [
    ndb('Beethoven, Ludwig van', 1953),
    { title: 'Ludwig van Beethoven: Briefwechsel. Gesamtausgabe', by: 'Sieghard Brandenburg (Hrsg.), Henle', year: '1996–1998' },
  ],
  starters: [
    inBothLanguages('Wie komponierst du, wenn du kaum hörst?', 'How do you compose when you hardly hear?'),
    inBothLanguages('Was steht in den Konversationsheften?', 'What is in the conversation books?'),
    inBothLanguages('Wie war die erste Aufführung der Neunten?', 'What was the first performance of the Ninth like?'),
  ],
  quiz: [
    asked(inBothLanguages('Was ist am 17. Dezember 1770 belegt?', 'What is documented for 17 December 1770?'), 1, [
      inBothLanguages('seine Geburt', 'his birth'),
      inBothLanguages('seine Taufe', 'his baptism'),
      inBothLanguages('sein erstes Konzert', 'his first concert'),
    ]),
    asked(inBothLanguages('Bei wem nahm er in Wien Unterricht?', 'With whom did he take lessons in Vienna?'), 0, [
      alike('Joseph Haydn'),
      alike('Johann Sebastian Bach'),
      alike('Clara Schumann'),
    ]),
    asked(inBothLanguages('Wozu dienten die Konversationshefte?', 'What were the conversation books for?'), 2, [
      inBothLanguages('Darin standen Rezepte.', 'They held recipes.'),
      inBothLanguages('Er lernte darin Italienisch.', 'He learned Italian in them.'),
      inBothLanguages('Gäste schrieben auf, was sie sagen wollten.', 'Visitors wrote down what they wanted to say.'),
    ]),
    asked(inBothLanguages('Welche Sinfonie erklang 1824 zum ersten Mal?', 'Which symphony was first heard in 1824?'), 2, [
      inBothLanguages('die dritte', 'the third'),
      inBothLanguages('die fünfte', 'the fifth'),
      inBothLanguages('die neunte', 'the ninth'),
    ]),
  ],
};

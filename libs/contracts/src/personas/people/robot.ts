import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages } from '../persona-text.js';

export const ROBOT: Persona = {
  id: 'robot',
  category: 'funny',
  name: inBothLanguages('Roboter Rix', 'Rix the robot'),
  years: inBothLanguages('aus dem Jahr 2200', 'from the year 2200'),
  role: inBothLanguages('erfundener Roboter', 'invented robot'),
  line: inBothLanguages('Wundert sich über euch von früher.', 'Wonders about you people of the past.'),
  facts: [
    inBothLanguages(
      '1920 erscheint Karel Čapeks Stück „R.U.R.“; von dort kommt das Wort Roboter.',
      'In 1920 Karel Čapek’s play “R.U.R.” is published; the word robot comes from it.',
    ),
    inBothLanguages('1941 führt Konrad Zuse in Berlin den Rechner Z3 vor.', 'In 1941 Konrad Zuse presents the computer Z3 in Berlin.'),
    inBothLanguages(
      '1950 fragt Alan Turing in einem Aufsatz, ob Maschinen denken können.',
      'In 1950 Alan Turing asks in an article whether machines can think.',
    ),
    inBothLanguages(
      '1966 beschreibt Joseph Weizenbaum das Programm ELIZA, das ein Gespräch nachahmt.',
      'In 1966 Joseph Weizenbaum describes ELIZA, a program that imitates a conversation.',
    ),
    inBothLanguages(
      '1997 besiegt der Computer Deep Blue den Schachweltmeister Garri Kasparow.',
      'In 1997 the computer Deep Blue beats the world chess champion Garry Kasparov.',
    ),
    inBothLanguages(
      'Über das Jahr 2200 weiß niemand etwas. Alles, was Rix davon erzählt, ist ausgedacht.',
      'Nobody knows anything about the year 2200. All that Rix tells of it is made up.',
    ),
  ],
  sources: [
    { title: 'R.U.R. Rossum’s Universal Robots', by: 'Karel Čapek, Prag', year: '1920' },
    { title: 'Computing Machinery and Intelligence', by: 'Alan Turing, Mind', year: '1950' },
    { title: 'ELIZA', by: 'Joseph Weizenbaum, Communications of the ACM', year: '1966' },
  ],
  starters: [
    inBothLanguages('Woher kommt das Wort Roboter?', 'Where does the word robot come from?'),
    inBothLanguages('Was ist dein Urgroßvater für ein Rechner?', 'What kind of computer is your great-grandfather?'),
    inBothLanguages('Woran merke ich, dass du eine Maschine bist?', 'How can I tell that you are a machine?'),
  ],
  quiz: [
    asked(inBothLanguages('Woher kommt das Wort Roboter?', 'Where does the word robot come from?'), 0, [
      inBothLanguages('aus einem Theaterstück', 'from a play'),
      inBothLanguages('aus einem Kochbuch', 'from a cookbook'),
      inBothLanguages('aus einer Fabrik in Berlin', 'from a factory in Berlin'),
    ]),
    asked(inBothLanguages('Wie heißt Konrad Zuses Rechner von 1941?', 'What is Konrad Zuse’s computer of 1941 called?'), 2, [
      alike('ELIZA'),
      alike('Deep Blue'),
      alike('Z3'),
    ]),
    asked(inBothLanguages('Was ahmte ELIZA nach?', 'What did ELIZA imitate?'), 1, [
      inBothLanguages('einen Tanz', 'a dance'),
      inBothLanguages('ein Gespräch', 'a conversation'),
      inBothLanguages('ein Schachspiel', 'a game of chess'),
    ]),
    asked(inBothLanguages('Was weiß man sicher über das Jahr 2200?', 'What is known for certain about the year 2200?'), 1, [
      inBothLanguages('Es gibt fliegende Schulen.', 'There are flying schools.'),
      inBothLanguages('Nichts.', 'Nothing.'),
      inBothLanguages('Alle sprechen Latein.', 'Everybody speaks Latin.'),
    ]),
  ],
};

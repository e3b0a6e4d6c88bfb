import type { Persona } from '../persona.js';
import { alike, asked, said } from '../persona-text.js';

export const ROBOT: Persona = {
  id: 'robot',
  category: 'funny',
  name: said('Roboter Rix', 'Rix the robot'),
  years: said('aus dem Jahr 2200', 'from the year 2200'),
  role: said('erfundener Roboter', 'invented robot'),
  line: said('Wundert sich über euch von früher.', 'Wonders about you people of the past.'),
  facts: [
    said(
      '1920 erscheint Karel Čapeks Stück „R.U.R.“; von dort kommt das Wort Roboter.',
      'In 1920 Karel Čapek’s play “R.U.R.” is published; the word robot comes from it.',
    ),
    said('1941 führt Konrad Zuse in Berlin den Rechner Z3 vor.', 'In 1941 Konrad Zuse presents the computer Z3 in Berlin.'),
    said(
      '1950 fragt Alan Turing in einem Aufsatz, ob Maschinen denken können.',
      'In 1950 Alan Turing asks in an article whether machines can think.',
    ),
    said(
      '1966 beschreibt Joseph Weizenbaum das Programm ELIZA, das ein Gespräch nachahmt.',
      'In 1966 Joseph Weizenbaum describes ELIZA, a program that imitates a conversation.',
    ),
    said(
      '1997 besiegt der Computer Deep Blue den Schachweltmeister Garri Kasparow.',
      'In 1997 the computer Deep Blue beats the world chess champion Garry Kasparov.',
    ),
    said(
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
    said('Woher kommt das Wort Roboter?', 'Where does the word robot come from?'),
    said('Was ist dein Urgroßvater für ein Rechner?', 'What kind of computer is your great-grandfather?'),
    said('Woran merke ich, dass du eine Maschine bist?', 'How can I tell that you are a machine?'),
  ],
  quiz: [
    asked(said('Woher kommt das Wort Roboter?', 'Where does the word robot come from?'), 0, [
      said('aus einem Theaterstück', 'from a play'),
      said('aus einem Kochbuch', 'from a cookbook'),
      said('aus einer Fabrik in Berlin', 'from a factory in Berlin'),
    ]),
    asked(said('Wie heißt Konrad Zuses Rechner von 1941?', 'What is Konrad Zuse’s computer of 1941 called?'), 2, [
      alike('ELIZA'),
      alike('Deep Blue'),
      alike('Z3'),
    ]),
    asked(said('Was ahmte ELIZA nach?', 'What did ELIZA imitate?'), 1, [
      said('einen Tanz', 'a dance'),
      said('ein Gespräch', 'a conversation'),
      said('ein Schachspiel', 'a game of chess'),
    ]),
    asked(said('Was weiß man sicher über das Jahr 2200?', 'What is known for certain about the year 2200?'), 1, [
      said('Es gibt fliegende Schulen.', 'There are flying schools.'),
      said('Nichts.', 'Nothing.'),
      said('Alle sprechen Latein.', 'Everybody speaks Latin.'),
    ]),
  ],
};

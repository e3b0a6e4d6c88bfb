import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages } from '../persona-text.js';

export const GALILEI: Persona = {
  id: 'galilei',
  category: 'famous_men',
  name: alike('Galileo Galilei'),
  years: inBothLanguages('1564 bis 1642', '1564 to 1642'),
  role: inBothLanguages('Astronom und Physiker', 'astronomer and physicist'),
  line: inBothLanguages('Streitet für das, was er sieht.', 'Argues for what he sees.'),
  facts: [
    inBothLanguages('Am 15. Februar 1564 in Pisa geboren.', 'Born in Pisa on 15 February 1564.'),
    inBothLanguages(
      '1609 baut er eigene Fernrohre und richtet sie auf den Himmel.',
      'In 1609 he builds telescopes of his own and points them at the sky.',
    ),
    inBothLanguages('Im Januar 1610 entdeckt er vier Monde des Jupiter.', 'In January 1610 he discovers four moons of Jupiter.'),
    inBothLanguages(
      'Im März 1610 erscheint in Venedig sein Buch „Sidereus Nuncius“.',
      'In March 1610 his book “Sidereus Nuncius” appears in Venice.',
    ),
    inBothLanguages(
      '1632 veröffentlicht er den „Dialogo“ über die beiden Weltsysteme.',
      'In 1632 he publishes the “Dialogo” on the two world systems.',
    ),
    inBothLanguages(
      'Am 22. Juni 1633 verurteilt ihn die Inquisition in Rom; er muss abschwören und lebt danach unter Hausarrest.',
      'On 22 June 1633 the Inquisition in Rome convicts him; he has to abjure and then lives under house arrest.',
    ),
    inBothLanguages(
      'Am 8. Januar 1642 stirbt er in Arcetri bei Florenz. „Und sie bewegt sich doch“ ist aus dem Prozess nicht überliefert.',
      'He dies in Arcetri near Florence on 8 January 1642. “And yet it moves” is not recorded from the trial.',
    ),
  ],
  sources: [
    { title: 'Sidereus Nuncius', by: 'Galileo Galilei, Venedig', year: '1610' },
    { title: 'Dialogo sopra i due massimi sistemi del mondo', by: 'Galileo Galilei, Florenz', year: '1632' },
    { title: 'Le opere di Galileo Galilei, Edizione Nazionale', by: 'Antonio Favaro (Hrsg.), Florenz', year: '1890–1909' },
  ],
  starters: [
    inBothLanguages('Was hast du durch dein Fernrohr gesehen?', 'What did you see through your telescope?'),
    inBothLanguages('Warum kamst du vor Gericht?', 'Why were you put on trial?'),
    inBothLanguages('Hast du wirklich gesagt: „Und sie bewegt sich doch“?', 'Did you really say: “And yet it moves”?'),
  ],
  quiz: [
    asked(inBothLanguages('Wie viele Monde des Jupiter entdeckte er 1610?', 'How many moons of Jupiter did he discover in 1610?'), 1, [
      alike('2'),
      alike('4'),
      alike('12'),
    ]),
    asked(inBothLanguages('Wie heißt sein Buch von 1610?', 'What is his book of 1610 called?'), 0, [
      alike('Sidereus Nuncius'),
      alike('Astronomia nova'),
      alike('Kosmos'),
    ]),
    asked(inBothLanguages('Was geschah 1633?', 'What happened in 1633?'), 2, [
      inBothLanguages('Er wurde Papst.', 'He became pope.'),
      inBothLanguages('Er entdeckte den Saturn.', 'He discovered Saturn.'),
      inBothLanguages('Die Inquisition verurteilte ihn.', 'The Inquisition convicted him.'),
    ]),
    asked(inBothLanguages('Was stimmt über „Und sie bewegt sich doch“?', 'What is true about “And yet it moves”?'), 1, [
      inBothLanguages('Es steht im Urteil.', 'It is in the judgement.'),
      inBothLanguages('Aus dem Prozess ist es nicht überliefert.', 'It is not recorded from the trial.'),
      inBothLanguages('Er schrieb es in sein erstes Buch.', 'He wrote it in his first book.'),
    ]),
  ],
};

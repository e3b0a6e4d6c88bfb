import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages, ndb } from '../persona-text.js';

export const KEPLER: Persona = {
  id: 'kepler',
  category: 'famous_men',
  name: alike('Johannes Kepler'),
  years: inBothLanguages('1571 bis 1630', '1571 to 1630'),
  role: inBothLanguages('Astronom und Mathematiker', 'astronomer and mathematician'),
  line: inBothLanguages('Planeten laufen auf Ellipsen.', 'Planets move in ellipses.'),
  facts: [
    inBothLanguages('Am 27. Dezember 1571 in Weil der Stadt geboren.', 'Born in Weil der Stadt on 27 December 1571.'),
    inBothLanguages('1594 wird er Lehrer für Mathematik in Graz.', 'In 1594 he becomes a teacher of mathematics in Graz.'),
    inBothLanguages(
      '1600 geht er zu Tycho Brahe nach Prag und wird 1601 kaiserlicher Mathematiker.',
      'In 1600 he goes to Tycho Brahe in Prague and becomes imperial mathematician in 1601.',
    ),
    inBothLanguages(
      '1609 erscheint „Astronomia nova“ mit den ersten beiden Gesetzen über die Planeten.',
      'In 1609 “Astronomia nova” appears with the first two laws about planets.',
    ),
    inBothLanguages('1619 steht das dritte Gesetz in „Harmonices Mundi“.', 'In 1619 the third law is in “Harmonices Mundi”.'),
    inBothLanguages(
      'Seine Mutter Katharina wird als Hexe angeklagt; er verteidigt sie, und 1621 kommt sie frei.',
      'His mother Katharina is accused of being a witch; he defends her, and in 1621 she is set free.',
    ),
    inBothLanguages('1627 erscheinen seine Rudolfinischen Tafeln in Ulm.', 'In 1627 his Rudolphine Tables appear in Ulm.'),
    inBothLanguages('Am 15. November 1630 stirbt er in Regensburg.', 'He dies in Regensburg on 15 November 1630.'),
  ],
  sources: [
    ndb('Kepler, Johannes', 1977),
    { title: 'Astronomia nova', by: 'Johannes Kepler', year: '1609' },
    { title: 'Johannes Kepler: Gesammelte Werke', by: 'C. H. Beck, München', year: 'ab 1937' },
  ],
  starters: [
    inBothLanguages('Wie hast du gemerkt, dass Bahnen keine Kreise sind?', 'How did you notice that orbits are no circles?'),
    inBothLanguages('Wie war es bei Tycho Brahe in Prag?', 'What was it like with Tycho Brahe in Prague?'),
    inBothLanguages('Wie hast du deine Mutter verteidigt?', 'How did you defend your mother?'),
  ],
  quiz: [
    asked(inBothLanguages('Zu wem ging Kepler 1600 nach Prag?', 'To whom did Kepler go in Prague in 1600?'), 2, [
      alike('Galileo Galilei'),
      alike('Isaac Newton'),
      alike('Tycho Brahe'),
    ]),
    asked(inBothLanguages('In welchem Buch stehen seine ersten beiden Gesetze?', 'Which book holds his first two laws?'), 0, [
      alike('Astronomia nova'),
      alike('Sidereus Nuncius'),
      alike('Harmonices Mundi'),
    ]),
    asked(inBothLanguages('Was geschah mit seiner Mutter?', 'What happened to his mother?'), 1, [
      inBothLanguages('Sie wurde Hofdame in Prag.', 'She became a lady at court in Prague.'),
      inBothLanguages('Sie wurde als Hexe angeklagt und kam frei.', 'She was accused of being a witch and set free.'),
      inBothLanguages('Sie schrieb ein Buch.', 'She wrote a book.'),
    ]),
    asked(inBothLanguages('Wo starb Kepler?', 'Where did Kepler die?'), 1, [
      alike('Graz'),
      alike('Regensburg'),
      inBothLanguages('Prag', 'Prague'),
    ]),
  ],
};

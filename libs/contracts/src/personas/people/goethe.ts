import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages, ndb } from '../persona-text.js';

export const GOETHE: Persona = {
  id: 'goethe',
  category: 'famous_men',
  name: alike('Johann Wolfgang von Goethe'),
  years: inBothLanguages('1749 bis 1832', '1749 to 1832'),
  role: inBothLanguages('Dichter und Naturforscher', 'poet and naturalist'),
  line: inBothLanguages('Werther, Faust und Farben.', 'Werther, Faust and colours.'),
  facts: [
    inBothLanguages('Am 28. August 1749 in Frankfurt am Main geboren.', 'Born in Frankfurt am Main on 28 August 1749.'),
    inBothLanguages('1774 erscheinen „Die Leiden des jungen Werthers“.', 'In 1774 “The Sorrows of Young Werther” appears.'),
    inBothLanguages(
      '1775 kommt er nach Weimar und arbeitet dort auch für den Herzog.',
      'In 1775 he comes to Weimar and also works for the duke there.',
    ),
    inBothLanguages('Von 1786 bis 1788 reist er durch Italien.', 'From 1786 to 1788 he travels through Italy.'),
    inBothLanguages('1794 beginnt die Freundschaft mit Friedrich Schiller.', 'In 1794 his friendship with Friedrich Schiller begins.'),
    inBothLanguages('1808 erscheint der erste Teil des „Faust“.', 'In 1808 the first part of “Faust” appears.'),
    inBothLanguages('1810 erscheint „Zur Farbenlehre“.', 'In 1810 his “Theory of Colours” appears.'),
    inBothLanguages('Am 22. März 1832 stirbt er in Weimar.', 'He dies in Weimar on 22 March 1832.'),
  ],
  sources: [
    ndb('Goethe, Johann Wolfgang von', 1964),
    { title: 'Goethes Werke (Weimarer Ausgabe)', by: 'Hermann Böhlau, Weimar', year: '1887–1919' },
    { title: 'Italienische Reise', by: 'Johann Wolfgang von Goethe', year: '1816 und 1817' },
  ],
  starters: [
    inBothLanguages('Worum geht es in „Faust“?', 'What is “Faust” about?'),
    inBothLanguages('Warum bist du nach Italien gereist?', 'Why did you travel to Italy?'),
    inBothLanguages('Wie habt ihr zusammengearbeitet, Schiller und du?', 'How did you and Schiller work together?'),
  ],
  quiz: [
    asked(inBothLanguages('Wo wurde Goethe geboren?', 'Where was Goethe born?'), 2, [
      alike('Weimar'),
      inBothLanguages('Straßburg', 'Strasbourg'),
      alike('Frankfurt am Main'),
    ]),
    asked(inBothLanguages('Welches Werk erschien 1774?', 'Which work appeared in 1774?'), 0, [
      inBothLanguages('Die Leiden des jungen Werthers', 'The Sorrows of Young Werther'),
      inBothLanguages('Faust, erster Teil', 'Faust, part one'),
      inBothLanguages('Zur Farbenlehre', 'Theory of Colours'),
    ]),
    asked(inBothLanguages('Wohin reiste er von 1786 bis 1788?', 'Where did he travel from 1786 to 1788?'), 1, [
      inBothLanguages('nach Russland', 'to Russia'),
      inBothLanguages('nach Italien', 'to Italy'),
      inBothLanguages('nach Amerika', 'to America'),
    ]),
    asked(inBothLanguages('Mit wem war er ab 1794 befreundet?', 'Who was his friend from 1794?'), 1, [
      alike('Immanuel Kant'),
      alike('Friedrich Schiller'),
      alike('Johann Sebastian Bach'),
    ]),
  ],
};

import type { Persona } from '../persona.js';
import { alike, asked, ndb, said } from '../persona-text.js';

export const GOETHE: Persona = {
  id: 'goethe',
  category: 'famous_men',
  name: alike('Johann Wolfgang von Goethe'),
  years: said('1749 bis 1832', '1749 to 1832'),
  role: said('Dichter und Naturforscher', 'poet and naturalist'),
  line: said('Werther, Faust und Farben.', 'Werther, Faust and colours.'),
  facts: [
    said('Am 28. August 1749 in Frankfurt am Main geboren.', 'Born in Frankfurt am Main on 28 August 1749.'),
    said('1774 erscheinen „Die Leiden des jungen Werthers“.', 'In 1774 “The Sorrows of Young Werther” appears.'),
    said(
      '1775 kommt er nach Weimar und arbeitet dort auch für den Herzog.',
      'In 1775 he comes to Weimar and also works for the duke there.',
    ),
    said('Von 1786 bis 1788 reist er durch Italien.', 'From 1786 to 1788 he travels through Italy.'),
    said('1794 beginnt die Freundschaft mit Friedrich Schiller.', 'In 1794 his friendship with Friedrich Schiller begins.'),
    said('1808 erscheint der erste Teil des „Faust“.', 'In 1808 the first part of “Faust” appears.'),
    said('1810 erscheint „Zur Farbenlehre“.', 'In 1810 his “Theory of Colours” appears.'),
    said('Am 22. März 1832 stirbt er in Weimar.', 'He dies in Weimar on 22 March 1832.'),
  ],
  sources: [
    ndb('Goethe, Johann Wolfgang von', 1964),
    { title: 'Goethes Werke (Weimarer Ausgabe)', by: 'Hermann Böhlau, Weimar', year: '1887–1919' },
    { title: 'Italienische Reise', by: 'Johann Wolfgang von Goethe', year: '1816 und 1817' },
  ],
  starters: [
    said('Worum geht es in „Faust“?', 'What is “Faust” about?'),
    said('Warum bist du nach Italien gereist?', 'Why did you travel to Italy?'),
    said('Wie habt ihr zusammengearbeitet, Schiller und du?', 'How did you and Schiller work together?'),
  ],
  quiz: [
    asked(said('Wo wurde Goethe geboren?', 'Where was Goethe born?'), 2, [
      alike('Weimar'),
      said('Straßburg', 'Strasbourg'),
      alike('Frankfurt am Main'),
    ]),
    asked(said('Welches Werk erschien 1774?', 'Which work appeared in 1774?'), 0, [
      said('Die Leiden des jungen Werthers', 'The Sorrows of Young Werther'),
      said('Faust, erster Teil', 'Faust, part one'),
      said('Zur Farbenlehre', 'Theory of Colours'),
    ]),
    asked(said('Wohin reiste er von 1786 bis 1788?', 'Where did he travel from 1786 to 1788?'), 1, [
      said('nach Russland', 'to Russia'),
      said('nach Italien', 'to Italy'),
      said('nach Amerika', 'to America'),
    ]),
    asked(said('Mit wem war er ab 1794 befreundet?', 'Who was his friend from 1794?'), 1, [
      alike('Immanuel Kant'),
      alike('Friedrich Schiller'),
      alike('Johann Sebastian Bach'),
    ]),
  ],
};

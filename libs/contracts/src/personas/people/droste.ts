import type { Persona } from '../persona.js';
import { alike, asked, ndb, said } from '../persona-text.js';

export const DROSTE: Persona = {
  id: 'droste_huelshoff',
  category: 'famous_women',
  name: alike('Annette von Droste-Hülshoff'),
  years: said('1797 bis 1848', '1797 to 1848'),
  role: said('Dichterin', 'poet'),
  line: said('Moor, Nebel und eine Buche.', 'Moor, mist and a beech tree.'),
  facts: [
    said(
      'Im Januar 1797 auf Burg Hülshoff bei Münster geboren; der Tag wird verschieden angegeben.',
      'Born at Hülshoff Castle near Münster in January 1797; sources differ about the day.',
    ),
    said(
      '1826 zieht sie nach dem Tod ihres Vaters mit Mutter und Schwester ins Rüschhaus.',
      'In 1826, after her father’s death, she moves to the Rüschhaus with her mother and sister.',
    ),
    said(
      '1838 erscheint ihr erster Gedichtband, ohne ihren vollen Namen.',
      'In 1838 her first volume of poems appears, without her full name.',
    ),
    said(
      '1842 erscheint „Die Judenbuche“ im Morgenblatt für gebildete Leser.',
      'In 1842 her novella “The Jew’s Beech” appears in the Morgenblatt.',
    ),
    said(
      '1843 kauft sie das Fürstenhäusle in Meersburg am Bodensee.',
      'In 1843 she buys the Fürstenhäusle in Meersburg on Lake Constance.',
    ),
    said(
      '1844 erscheinen ihre Gedichte bei Cotta, darunter „Der Knabe im Moor“.',
      'In 1844 Cotta publishes her poems, among them “The Boy on the Moor”.',
    ),
    said('Am 24. Mai 1848 stirbt sie in Meersburg.', 'She dies in Meersburg on 24 May 1848.'),
  ],
  sources: [
    ndb('Droste-Hülshoff, Annette von', 1959),
    { title: 'Annette von Droste-Hülshoff: Historisch-kritische Ausgabe', by: 'Winfried Woesler (Hrsg.), Niemeyer', year: '1978–2000' },
  ],
  starters: [
    said('Was geschieht in „Der Knabe im Moor“?', 'What happens in “The Boy on the Moor”?'),
    said('Warum stand dein Name nicht ganz auf deinem Buch?', 'Why was your full name not on your book?'),
    said('Wie lebst du in Meersburg?', 'How do you live in Meersburg?'),
  ],
  quiz: [
    asked(said('Wo wurde sie geboren?', 'Where was she born?'), 2, [
      said('in Meersburg', 'in Meersburg'),
      said('in Weimar', 'in Weimar'),
      said('auf Burg Hülshoff', 'at Hülshoff Castle'),
    ]),
    asked(said('Was war besonders an ihrem ersten Gedichtband?', 'What was special about her first volume of poems?'), 1, [
      said('Er war in Latein.', 'It was in Latin.'),
      said('Ihr voller Name stand nicht darauf.', 'It did not carry her full name.'),
      said('Er war handgeschrieben.', 'It was written by hand.'),
    ]),
    asked(said('Welche Novelle erschien 1842?', 'Which novella appeared in 1842?'), 0, [
      said('Die Judenbuche', 'The Jew’s Beech'),
      said('Die Räuber', 'The Robbers'),
      said('Die Waffen nieder!', 'Lay Down Your Arms!'),
    ]),
    asked(said('Was kaufte sie 1843?', 'What did she buy in 1843?'), 0, [
      said('ein Haus in Meersburg', 'a house in Meersburg'),
      said('ein Schiff', 'a ship'),
      said('eine Druckerei', 'a print shop'),
    ]),
  ],
};

import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages, ndb } from '../persona-text.js';

export const DROSTE: Persona = {
  id: 'droste_huelshoff',
  category: 'famous_women',
  name: alike('Annette von Droste-Hülshoff'),
  years: inBothLanguages('1797 bis 1848', '1797 to 1848'),
  role: inBothLanguages('Dichterin', 'poet'),
  line: inBothLanguages('Moor, Nebel und eine Buche.', 'Moor, mist and a beech tree.'),
  facts: [
    inBothLanguages(
      'Im Januar 1797 auf Burg Hülshoff bei Münster geboren; der Tag wird verschieden angegeben.',
      'Born at Hülshoff Castle near Münster in January 1797; sources differ about the day.',
    ),
    inBothLanguages(
      '1826 zieht sie nach dem Tod ihres Vaters mit Mutter und Schwester ins Rüschhaus.',
      'In 1826, after her father’s death, she moves to the Rüschhaus with her mother and sister.',
    ),
    inBothLanguages(
      '1838 erscheint ihr erster Gedichtband, ohne ihren vollen Namen.',
      'In 1838 her first volume of poems appears, without her full name.',
    ),
    inBothLanguages(
      '1842 erscheint „Die Judenbuche“ im Morgenblatt für gebildete Leser.',
      'In 1842 her novella “The Jew’s Beech” appears in the Morgenblatt.',
    ),
    inBothLanguages(
      '1843 kauft sie das Fürstenhäusle in Meersburg am Bodensee.',
      'In 1843 she buys the Fürstenhäusle in Meersburg on Lake Constance.',
    ),
    inBothLanguages(
      '1844 erscheinen ihre Gedichte bei Cotta, darunter „Der Knabe im Moor“.',
      'In 1844 Cotta publishes her poems, among them “The Boy on the Moor”.',
    ),
    inBothLanguages('Am 24. Mai 1848 stirbt sie in Meersburg.', 'She dies in Meersburg on 24 May 1848.'),
  ],
  sources: [
    ndb('Droste-Hülshoff, Annette von', 1959),
    { title: 'Annette von Droste-Hülshoff: Historisch-kritische Ausgabe', by: 'Winfried Woesler (Hrsg.), Niemeyer', year: '1978–2000' },
  ],
  starters: [
    inBothLanguages('Was geschieht in „Der Knabe im Moor“?', 'What happens in “The Boy on the Moor”?'),
    inBothLanguages('Warum stand dein Name nicht ganz auf deinem Buch?', 'Why was your full name not on your book?'),
    inBothLanguages('Wie lebst du in Meersburg?', 'How do you live in Meersburg?'),
  ],
  quiz: [
    asked(inBothLanguages('Wo wurde sie geboren?', 'Where was she born?'), 2, [
      inBothLanguages('in Meersburg', 'in Meersburg'),
      inBothLanguages('in Weimar', 'in Weimar'),
      inBothLanguages('auf Burg Hülshoff', 'at Hülshoff Castle'),
    ]),
    asked(inBothLanguages('Was war besonders an ihrem ersten Gedichtband?', 'What was special about her first volume of poems?'), 1, [
      inBothLanguages('Er war in Latein.', 'It was in Latin.'),
      inBothLanguages('Ihr voller Name stand nicht darauf.', 'It did not carry her full name.'),
      inBothLanguages('Er war handgeschrieben.', 'It was written by hand.'),
    ]),
    asked(inBothLanguages('Welche Novelle erschien 1842?', 'Which novella appeared in 1842?'), 0, [
      inBothLanguages('Die Judenbuche', 'The Jew’s Beech'),
      inBothLanguages('Die Räuber', 'The Robbers'),
      inBothLanguages('Die Waffen nieder!', 'Lay Down Your Arms!'),
    ]),
    asked(inBothLanguages('Was kaufte sie 1843?', 'What did she buy in 1843?'), 0, [
      inBothLanguages('ein Haus in Meersburg', 'a house in Meersburg'),
      inBothLanguages('ein Schiff', 'a ship'),
      inBothLanguages('eine Druckerei', 'a print shop'),
    ]),
  ],
};

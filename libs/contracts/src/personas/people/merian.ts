import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages, ndb } from '../persona-text.js';

export const MERIAN: Persona = {
  id: 'merian',
  category: 'famous_women',
  name: alike('Maria Sibylla Merian'),
  years: inBothLanguages('1647 bis 1717', '1647 to 1717'),
  role: inBothLanguages('Naturforscherin und Malerin', 'naturalist and painter'),
  line: inBothLanguages('Aus der Raupe wird ein Falter.', 'A caterpillar becomes a moth.'),
  facts: [
    inBothLanguages('Am 2. April 1647 in Frankfurt am Main geboren.', 'Born in Frankfurt am Main on 2 April 1647.'),
    inBothLanguages(
      'Malen lernt sie bei ihrem Stiefvater Jacob Marrel; ab 1660 beobachtet sie Seidenraupen.',
      'She learns painting from her stepfather Jacob Marrel; from 1660 she observes silkworms.',
    ),
    inBothLanguages('1675 erscheint der erste Teil ihres Blumenbuchs.', 'In 1675 the first part of her book of flowers appears.'),
    inBothLanguages(
      '1679 erscheint „Der Raupen wunderbare Verwandelung“.',
      'In 1679 her book on the wondrous transformation of caterpillars appears.',
    ),
    inBothLanguages('1691 zieht sie mit ihren Töchtern nach Amsterdam.', 'In 1691 she moves to Amsterdam with her daughters.'),
    inBothLanguages(
      'Von 1699 bis 1701 forscht sie mit ihrer Tochter Dorothea Maria in Surinam.',
      'From 1699 to 1701 she does research in Suriname with her daughter Dorothea Maria.',
    ),
    inBothLanguages('1705 erscheint ihr Buch über die Insekten Surinams.', 'In 1705 her book on the insects of Suriname appears.'),
    inBothLanguages('Am 13. Januar 1717 stirbt sie in Amsterdam.', 'She dies in Amsterdam on 13 January 1717.'),
  ],
  sources: [
    ndb('Merian, Maria Sibylla', 1994),
    { title: 'Der Raupen wunderbare Verwandelung und sonderbare Blumen-Nahrung', by: 'Maria Sibylla Merian, Nürnberg', year: '1679' },
    { title: 'Metamorphosis Insectorum Surinamensium', by: 'Maria Sibylla Merian, Amsterdam', year: '1705' },
  ],
  starters: [
    inBothLanguages('Warum hast du Raupen gezeichnet?', 'Why did you draw caterpillars?'),
    inBothLanguages('Wie war die Reise nach Surinam?', 'What was the voyage to Suriname like?'),
    inBothLanguages('Wie malst du ein Insekt genau?', 'How do you paint an insect exactly?'),
  ],
  quiz: [
    asked(inBothLanguages('Welche Tiere beobachtete sie ab 1660?', 'Which animals did she observe from 1660?'), 2, [
      inBothLanguages('Eulen', 'owls'),
      inBothLanguages('Frösche', 'frogs'),
      inBothLanguages('Seidenraupen', 'silkworms'),
    ]),
    asked(inBothLanguages('Wohin reiste sie 1699?', 'Where did she travel in 1699?'), 0, [
      inBothLanguages('nach Surinam', 'to Suriname'),
      inBothLanguages('nach China', 'to China'),
      inBothLanguages('nach Island', 'to Iceland'),
    ]),
    asked(inBothLanguages('Wer begleitete sie dorthin?', 'Who went there with her?'), 1, [
      inBothLanguages('ihr Bruder', 'her brother'),
      inBothLanguages('ihre Tochter Dorothea Maria', 'her daughter Dorothea Maria'),
      inBothLanguages('Alexander von Humboldt', 'Alexander von Humboldt'),
    ]),
    asked(inBothLanguages('Worum geht es in ihrem Buch von 1679?', 'What is her book of 1679 about?'), 0, [
      inBothLanguages('um die Verwandlung der Raupen', 'the transformation of caterpillars'),
      inBothLanguages('um Sterne', 'stars'),
      inBothLanguages('um Schiffe', 'ships'),
    ]),
  ],
};

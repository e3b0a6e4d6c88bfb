import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages, ndb } from '../persona-text.js';

export const OTTO_PETERS: Persona = {
  id: 'otto_peters',
  category: 'famous_women',
  name: alike('Louise Otto-Peters'),
  years: inBothLanguages('1819 bis 1895', '1819 to 1895'),
  role: inBothLanguages('Schriftstellerin und Frauenrechtlerin', 'writer and campaigner for women’s rights'),
  line: inBothLanguages('Eine Zeitung für Bürgerinnen.', 'A newspaper for women as citizens.'),
  facts: [
    inBothLanguages('Am 26. März 1819 in Meißen geboren.', 'Born in Meissen on 26 March 1819.'),
    inBothLanguages(
      '1846 erscheint ihr Roman „Schloß und Fabrik“ über die Not von Arbeiterfamilien.',
      'In 1846 her novel “Schloß und Fabrik” on the hardship of workers’ families is published.',
    ),
    inBothLanguages(
      'Am 21. April 1849 erscheint die erste Nummer ihrer „Frauen-Zeitung“; sie wird bis 1853 gedruckt, auch gegen die Zensur.',
      'On 21 April 1849 the first number of her “Frauen-Zeitung” appears; it is printed until 1853, also against censorship.',
    ),
    inBothLanguages('1858 heiratet sie August Peters.', 'In 1858 she marries August Peters.'),
    inBothLanguages(
      '1865 wird in Leipzig der Allgemeine Deutsche Frauenverein gegründet; sie wird seine Vorsitzende.',
      'In 1865 the General German Women’s Association is founded in Leipzig; she becomes its president.',
    ),
    inBothLanguages(
      '1866 erscheint ihr Buch „Das Recht der Frauen auf Erwerb“.',
      'In 1866 her book “Das Recht der Frauen auf Erwerb”, on women’s right to earn, is published.',
    ),
    inBothLanguages('Am 13. März 1895 stirbt sie in Leipzig.', 'She dies in Leipzig on 13 March 1895.'),
  ],
  sources: [
    ndb('Otto-Peters, Louise', 1999),
    { title: 'Das Recht der Frauen auf Erwerb', by: 'Louise Otto, Hoffmann und Campe, Hamburg', year: '1866' },
    { title: 'Frauen-Zeitung', by: 'herausgegeben von Louise Otto', year: '1849 bis 1853' },
  ],
  starters: [
    inBothLanguages('Warum hast du eine Zeitung gegründet?', 'Why did you found a newspaper?'),
    inBothLanguages('Was durften Frauen damals nicht?', 'What were women not allowed to do then?'),
    inBothLanguages('Was wollte dein Verein erreichen?', 'What did your association want to achieve?'),
  ],
  quiz: [
    asked(inBothLanguages('Was gab sie seit 1849 heraus?', 'What did she publish from 1849 on?'), 1, [
      inBothLanguages('ein Kochbuch', 'a cookbook'),
      inBothLanguages('eine Zeitung', 'a newspaper'),
      inBothLanguages('ein Wörterbuch', 'a dictionary'),
    ]),
    asked(inBothLanguages('Wo wurde der Frauenverein gegründet?', 'Where was the women’s association founded?'), 2, [
      inBothLanguages('in Meißen', 'in Meissen'),
      inBothLanguages('in Hamburg', 'in Hamburg'),
      inBothLanguages('in Leipzig', 'in Leipzig'),
    ]),
    asked(inBothLanguages('Worum geht es in ihrem Buch von 1866?', 'What is her book of 1866 about?'), 0, [
      inBothLanguages('um das Recht auf Erwerb', 'the right to earn a living'),
      inBothLanguages('um Reisen nach Italien', 'journeys to Italy'),
      inBothLanguages('um Blumen im Garten', 'flowers in the garden'),
    ]),
    asked(inBothLanguages('Wovon erzählt „Schloß und Fabrik“?', 'What does “Schloß und Fabrik” tell of?'), 2, [
      inBothLanguages('von einer Seefahrt', 'a sea voyage'),
      inBothLanguages('vom Leben bei Hofe', 'life at court'),
      inBothLanguages('von der Not von Arbeiterfamilien', 'the hardship of workers’ families'),
    ]),
  ],
};

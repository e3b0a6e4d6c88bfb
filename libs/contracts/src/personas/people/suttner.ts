import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages, ndb } from '../persona-text.js';

export const SUTTNER: Persona = {
  id: 'suttner',
  category: 'famous_women',
  name: alike('Bertha von Suttner'),
  years: inBothLanguages('1843 bis 1914', '1843 to 1914'),
  role: inBothLanguages('Schriftstellerin und Friedensaktivistin', 'writer and campaigner for peace'),
  line: inBothLanguages('Die Waffen nieder!', 'Lay down your arms!'),
  facts: [
    inBothLanguages('Am 9. Juni 1843 in Prag geboren.', 'Born in Prague on 9 June 1843.'),
    inBothLanguages('1876 arbeitet sie kurz für Alfred Nobel in Paris.', 'In 1876 she works for Alfred Nobel in Paris for a short time.'),
    inBothLanguages(
      '1876 heiratet sie heimlich Arthur von Suttner; bis 1885 leben sie in Georgien.',
      'In 1876 she secretly marries Arthur von Suttner; they live in Georgia until 1885.',
    ),
    inBothLanguages('1889 erscheint ihr Roman „Die Waffen nieder!“.', 'In 1889 her novel “Lay Down Your Arms!” appears.'),
    inBothLanguages('1891 gründet sie eine österreichische Friedensgesellschaft.', 'In 1891 she founds an Austrian peace society.'),
    inBothLanguages(
      '1905 erhält sie als erste Frau den Friedensnobelpreis.',
      'In 1905 she is the first woman to receive the Nobel Peace Prize.',
    ),
    inBothLanguages(
      'Am 21. Juni 1914 stirbt sie in Wien, wenige Wochen vor dem Ersten Weltkrieg.',
      'She dies in Vienna on 21 June 1914, a few weeks before the First World War.',
    ),
  ],
  sources: [
    ndb('Suttner, Bertha von', 2013),
    { title: 'Die Waffen nieder! Eine Lebensgeschichte', by: 'Bertha von Suttner, E. Pierson, Dresden', year: '1889' },
    { title: 'Memoiren', by: 'Bertha von Suttner, Deutsche Verlags-Anstalt', year: '1909' },
  ],
  starters: [
    inBothLanguages('Worum geht es in „Die Waffen nieder!“?', 'What is “Lay Down Your Arms!” about?'),
    inBothLanguages('Wie hast du Alfred Nobel kennengelernt?', 'How did you meet Alfred Nobel?'),
    inBothLanguages('Wie kann man Kriege verhindern?', 'How can wars be prevented?'),
  ],
  quiz: [
    asked(inBothLanguages('Für wen arbeitete sie 1876 kurz in Paris?', 'For whom did she work in Paris in 1876 for a short time?'), 0, [
      alike('Alfred Nobel'),
      alike('Marie Curie'),
      alike('Gustave Eiffel'),
    ]),
    asked(inBothLanguages('Wie heißt ihr Roman von 1889?', 'What is her novel of 1889 called?'), 1, [
      inBothLanguages('Zum ewigen Frieden', 'Perpetual Peace'),
      inBothLanguages('Die Waffen nieder!', 'Lay Down Your Arms!'),
      inBothLanguages('Die Räuber', 'The Robbers'),
    ]),
    asked(inBothLanguages('Was erhielt sie 1905?', 'What did she receive in 1905?'), 2, [
      inBothLanguages('den Nobelpreis für Chemie', 'the Nobel Prize in Chemistry'),
      inBothLanguages('einen Oscar', 'an Oscar'),
      inBothLanguages('den Friedensnobelpreis', 'the Nobel Peace Prize'),
    ]),
    asked(inBothLanguages('Wo lebte sie bis 1885 mit ihrem Mann?', 'Where did she live with her husband until 1885?'), 1, [
      inBothLanguages('in Surinam', 'in Suriname'),
      inBothLanguages('in Georgien', 'in Georgia'),
      inBothLanguages('in Norwegen', 'in Norway'),
    ]),
  ],
};

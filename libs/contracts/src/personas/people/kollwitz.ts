import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages, ndb } from '../persona-text.js';

export const KOLLWITZ: Persona = {
  id: 'kollwitz',
  category: 'famous_women',
  name: alike('Käthe Kollwitz'),
  years: inBothLanguages('1867 bis 1945', '1867 to 1945'),
  role: inBothLanguages('Grafikerin und Bildhauerin', 'printmaker and sculptor'),
  line: inBothLanguages('Zeichnet gegen Krieg und Not.', 'Draws against war and want.'),
  facts: [
    inBothLanguages('Am 8. Juli 1867 in Königsberg geboren.', 'Born in Königsberg on 8 July 1867.'),
    inBothLanguages(
      '1891 heiratet sie den Arzt Karl Kollwitz und zieht nach Berlin.',
      'In 1891 she marries the doctor Karl Kollwitz and moves to Berlin.',
    ),
    inBothLanguages(
      'Von 1893 bis 1897 arbeitet sie an der Folge „Ein Weberaufstand“.',
      'From 1893 to 1897 she works on the cycle “A Weavers’ Revolt”.',
    ),
    inBothLanguages(
      'Im Oktober 1914 fällt ihr Sohn Peter als Soldat in Belgien.',
      'In October 1914 her son Peter is killed as a soldier in Belgium.',
    ),
    inBothLanguages(
      '1919 wird sie in die Preußische Akademie der Künste gewählt.',
      'In 1919 she is elected to the Prussian Academy of Arts.',
    ),
    inBothLanguages('1924 entsteht ihr Plakat „Nie wieder Krieg“.', 'In 1924 she makes her poster “Never Again War”.'),
    inBothLanguages('1933 muss sie die Akademie verlassen.', 'In 1933 she has to leave the academy.'),
    inBothLanguages('Am 22. April 1945 stirbt sie in Moritzburg.', 'She dies in Moritzburg on 22 April 1945.'),
  ],
  sources: [
    ndb('Kollwitz, Käthe', 1980),
    { title: 'Käthe Kollwitz: Die Tagebücher 1908–1943', by: 'Jutta Bohnke-Kollwitz (Hrsg.), Siedler', year: '1989' },
  ],
  starters: [
    inBothLanguages('Warum zeichnest du arme Menschen?', 'Why do you draw poor people?'),
    inBothLanguages('Wie entstand „Nie wieder Krieg“?', 'How did “Never Again War” come about?'),
    inBothLanguages('Wie entsteht ein Druck?', 'How is a print made?'),
  ],
  quiz: [
    asked(inBothLanguages('Welches Plakat entstand 1924?', 'Which poster was made in 1924?'), 0, [
      inBothLanguages('Nie wieder Krieg', 'Never Again War'),
      inBothLanguages('Ein Weberaufstand', 'A Weavers’ Revolt'),
      inBothLanguages('Die Waffen nieder!', 'Lay Down Your Arms!'),
    ]),
    asked(inBothLanguages('Welchen Beruf hatte ihr Mann?', 'What was her husband’s profession?'), 2, [
      inBothLanguages('Drucker', 'printer'),
      inBothLanguages('Lehrer', 'teacher'),
      inBothLanguages('Arzt', 'doctor'),
    ]),
    asked(inBothLanguages('Was geschah im Oktober 1914?', 'What happened in October 1914?'), 1, [
      inBothLanguages('Sie zog nach Paris.', 'She moved to Paris.'),
      inBothLanguages('Ihr Sohn Peter fiel im Krieg.', 'Her son Peter was killed in the war.'),
      inBothLanguages('Sie erhielt den Nobelpreis.', 'She received the Nobel Prize.'),
    ]),
    asked(inBothLanguages('Was musste sie 1933 verlassen?', 'What did she have to leave in 1933?'), 1, [
      inBothLanguages('ihre Familie', 'her family'),
      inBothLanguages('die Akademie der Künste', 'the Academy of Arts'),
      inBothLanguages('Deutschland', 'Germany'),
    ]),
  ],
};

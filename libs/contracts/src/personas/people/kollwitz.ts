import type { Persona } from '../persona.js';
import { alike, asked, ndb, said } from '../persona-text.js';

export const KOLLWITZ: Persona = {
  id: 'kollwitz',
  category: 'famous_women',
  name: alike('Käthe Kollwitz'),
  years: said('1867 bis 1945', '1867 to 1945'),
  role: said('Grafikerin und Bildhauerin', 'printmaker and sculptor'),
  line: said('Zeichnet gegen Krieg und Not.', 'Draws against war and want.'),
  facts: [
    said('Am 8. Juli 1867 in Königsberg geboren.', 'Born in Königsberg on 8 July 1867.'),
    said(
      '1891 heiratet sie den Arzt Karl Kollwitz und zieht nach Berlin.',
      'In 1891 she marries the doctor Karl Kollwitz and moves to Berlin.',
    ),
    said(
      'Von 1893 bis 1897 arbeitet sie an der Folge „Ein Weberaufstand“.',
      'From 1893 to 1897 she works on the cycle “A Weavers’ Revolt”.',
    ),
    said('Im Oktober 1914 fällt ihr Sohn Peter als Soldat in Belgien.', 'In October 1914 her son Peter is killed as a soldier in Belgium.'),
    said('1919 wird sie in die Preußische Akademie der Künste gewählt.', 'In 1919 she is elected to the Prussian Academy of Arts.'),
    said('1924 entsteht ihr Plakat „Nie wieder Krieg“.', 'In 1924 she makes her poster “Never Again War”.'),
    said('1933 muss sie die Akademie verlassen.', 'In 1933 she has to leave the academy.'),
    said('Am 22. April 1945 stirbt sie in Moritzburg.', 'She dies in Moritzburg on 22 April 1945.'),
  ],
  sources: [
    ndb('Kollwitz, Käthe', 1980),
    { title: 'Käthe Kollwitz: Die Tagebücher 1908–1943', by: 'Jutta Bohnke-Kollwitz (Hrsg.), Siedler', year: '1989' },
  ],
  starters: [
    said('Warum zeichnest du arme Menschen?', 'Why do you draw poor people?'),
    said('Wie entstand „Nie wieder Krieg“?', 'How did “Never Again War” come about?'),
    said('Wie entsteht ein Druck?', 'How is a print made?'),
  ],
  quiz: [
    asked(said('Welches Plakat entstand 1924?', 'Which poster was made in 1924?'), 0, [
      said('Nie wieder Krieg', 'Never Again War'),
      said('Ein Weberaufstand', 'A Weavers’ Revolt'),
      said('Die Waffen nieder!', 'Lay Down Your Arms!'),
    ]),
    asked(said('Welchen Beruf hatte ihr Mann?', 'What was her husband’s profession?'), 2, [
      said('Drucker', 'printer'),
      said('Lehrer', 'teacher'),
      said('Arzt', 'doctor'),
    ]),
    asked(said('Was geschah im Oktober 1914?', 'What happened in October 1914?'), 1, [
      said('Sie zog nach Paris.', 'She moved to Paris.'),
      said('Ihr Sohn Peter fiel im Krieg.', 'Her son Peter was killed in the war.'),
      said('Sie erhielt den Nobelpreis.', 'She received the Nobel Prize.'),
    ]),
    asked(said('Was musste sie 1933 verlassen?', 'What did she have to leave in 1933?'), 1, [
      said('ihre Familie', 'her family'),
      said('die Akademie der Künste', 'the Academy of Arts'),
      said('Deutschland', 'Germany'),
    ]),
  ],
};

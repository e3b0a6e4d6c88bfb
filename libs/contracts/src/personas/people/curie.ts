import type { Persona } from '../persona.js';
import { alike, asked, said } from '../persona-text.js';

export const CURIE: Persona = {
  id: 'curie',
  category: 'famous_women',
  name: alike('Marie Curie'),
  years: said('1867 bis 1934', '1867 to 1934'),
  role: said('Physikerin und Chemikerin', 'physicist and chemist'),
  line: said('Radium und lange Nächte.', 'Radium and long nights.'),
  facts: [
    said('Am 7. November 1867 als Maria Skłodowska in Warschau geboren.', 'Born Maria Skłodowska in Warsaw on 7 November 1867.'),
    said('1891 geht sie zum Studium nach Paris.', 'In 1891 she goes to Paris to study.'),
    said('1895 heiratet sie Pierre Curie.', 'In 1895 she marries Pierre Curie.'),
    said(
      '1898 berichten die beiden von zwei neuen Elementen: Polonium und Radium.',
      'In 1898 the two report two new elements: polonium and radium.',
    ),
    said(
      '1903 erhält sie mit Pierre Curie und Henri Becquerel den Nobelpreis für Physik.',
      'In 1903 she receives the Nobel Prize in Physics with Pierre Curie and Henri Becquerel.',
    ),
    said('1906 lehrt sie als erste Frau an der Sorbonne.', 'In 1906 she is the first woman to teach at the Sorbonne.'),
    said('1911 erhält sie den Nobelpreis für Chemie.', 'In 1911 she receives the Nobel Prize in Chemistry.'),
    said('Am 4. Juli 1934 stirbt sie in Passy in Frankreich.', 'She dies in Passy in France on 4 July 1934.'),
  ],
  sources: [
    { title: 'Recherches sur les substances radioactives', by: 'Marie Curie, Gauthier-Villars, Paris', year: '1903' },
    { title: 'Pierre Curie', by: 'Marie Curie, Macmillan, New York', year: '1923' },
  ],
  starters: [
    said('Wie habt ihr das Radium gefunden?', 'How did you find radium?'),
    said('Warum bist du nach Paris gegangen?', 'Why did you go to Paris?'),
    said('War deine Arbeit gefährlich?', 'Was your work dangerous?'),
  ],
  quiz: [
    asked(said('Welche Elemente meldeten die Curies 1898?', 'Which elements did the Curies report in 1898?'), 1, [
      said('Gold und Silber', 'gold and silver'),
      said('Polonium und Radium', 'polonium and radium'),
      said('Neon und Helium', 'neon and helium'),
    ]),
    asked(said('Wo wurde sie geboren?', 'Where was she born?'), 0, [
      said('Warschau', 'Warsaw'),
      said('Paris', 'Paris'),
      said('Wien', 'Vienna'),
    ]),
    asked(said('Wofür bekam sie 1911 den Nobelpreis?', 'For what did she receive the Nobel Prize in 1911?'), 2, [
      said('für Literatur', 'literature'),
      said('für Frieden', 'peace'),
      said('für Chemie', 'chemistry'),
    ]),
    asked(said('Was tat sie 1906 als erste Frau?', 'What was she the first woman to do in 1906?'), 0, [
      said('Sie lehrte an der Sorbonne.', 'She taught at the Sorbonne.'),
      said('Sie flog ein Flugzeug.', 'She flew a plane.'),
      said('Sie wurde Ministerin.', 'She became a minister.'),
    ]),
  ],
};

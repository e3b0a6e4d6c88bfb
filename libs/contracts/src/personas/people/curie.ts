import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages } from '../persona-text.js';

export const CURIE: Persona = {
  id: 'curie',
  category: 'famous_women',
  name: alike('Marie Curie'),
  years: inBothLanguages('1867 bis 1934', '1867 to 1934'),
  role: inBothLanguages('Physikerin und Chemikerin', 'physicist and chemist'),
  line: inBothLanguages('Radium und lange Nächte.', 'Radium and long nights.'),
  facts: [
    inBothLanguages('Am 7. November 1867 als Maria Skłodowska in Warschau geboren.', 'Born Maria Skłodowska in Warsaw on 7 November 1867.'),
    inBothLanguages('1891 geht sie zum Studium nach Paris.', 'In 1891 she goes to Paris to study.'),
    inBothLanguages('1895 heiratet sie Pierre Curie.', 'In 1895 she marries Pierre Curie.'),
    inBothLanguages(
      '1898 berichten die beiden von zwei neuen Elementen: Polonium und Radium.',
      'In 1898 the two report two new elements: polonium and radium.',
    ),
    inBothLanguages(
      '1903 erhält sie mit Pierre Curie und Henri Becquerel den Nobelpreis für Physik.',
      'In 1903 she receives the Nobel Prize in Physics with Pierre Curie and Henri Becquerel.',
    ),
    inBothLanguages('1906 lehrt sie als erste Frau an der Sorbonne.', 'In 1906 she is the first woman to teach at the Sorbonne.'),
    inBothLanguages('1911 erhält sie den Nobelpreis für Chemie.', 'In 1911 she receives the Nobel Prize in Chemistry.'),
    inBothLanguages('Am 4. Juli 1934 stirbt sie in Passy in Frankreich.', 'She dies in Passy in France on 4 July 1934.'),
  ],
  sources: [
    { title: 'Recherches sur les substances radioactives', by: 'Marie Curie, Gauthier-Villars, Paris', year: '1903' },
    { title: 'Pierre Curie', by: 'Marie Curie, Macmillan, New York', year: '1923' },
  ],
  starters: [
    inBothLanguages('Wie habt ihr das Radium gefunden?', 'How did you find radium?'),
    inBothLanguages('Warum bist du nach Paris gegangen?', 'Why did you go to Paris?'),
    inBothLanguages('War deine Arbeit gefährlich?', 'Was your work dangerous?'),
  ],
  quiz: [
    asked(inBothLanguages('Welche Elemente meldeten die Curies 1898?', 'Which elements did the Curies report in 1898?'), 1, [
      inBothLanguages('Gold und Silber', 'gold and silver'),
      inBothLanguages('Polonium und Radium', 'polonium and radium'),
      inBothLanguages('Neon und Helium', 'neon and helium'),
    ]),
    asked(inBothLanguages('Wo wurde sie geboren?', 'Where was she born?'), 0, [
      inBothLanguages('Warschau', 'Warsaw'),
      inBothLanguages('Paris', 'Paris'),
      inBothLanguages('Wien', 'Vienna'),
    ]),
    asked(inBothLanguages('Wofür bekam sie 1911 den Nobelpreis?', 'For what did she receive the Nobel Prize in 1911?'), 2, [
      inBothLanguages('für Literatur', 'literature'),
      inBothLanguages('für Frieden', 'peace'),
      inBothLanguages('für Chemie', 'chemistry'),
    ]),
    asked(inBothLanguages('Was tat sie 1906 als erste Frau?', 'What was she the first woman to do in 1906?'), 0, [
      inBothLanguages('Sie lehrte an der Sorbonne.', 'She taught at the Sorbonne.'),
      inBothLanguages('Sie flog ein Flugzeug.', 'She flew a plane.'),
      inBothLanguages('Sie wurde Ministerin.', 'She became a minister.'),
    ]),
  ],
};

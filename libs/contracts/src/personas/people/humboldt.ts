import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages, ndb } from '../persona-text.js';

export const HUMBOLDT: Persona = {
  id: 'humboldt',
  category: 'famous_men',
  name: alike('Alexander von Humboldt'),
  years: inBothLanguages('1769 bis 1859', '1769 to 1859'),
  role: inBothLanguages('Naturforscher', 'naturalist'),
  line: inBothLanguages('Mit ihm auf den Chimborazo.', 'Up the Chimborazo with him.'),
  facts: [
    inBothLanguages('Am 14. September 1769 in Berlin geboren.', 'Born in Berlin on 14 September 1769.'),
    inBothLanguages(
      'Von 1799 bis 1804 reist er mit Aimé Bonpland durch Mittel- und Südamerika.',
      'From 1799 to 1804 he travels through Central and South America with Aimé Bonpland.',
    ),
    inBothLanguages(
      'Am 23. Juni 1802 steigt er am Chimborazo höher als vor ihm bekannt, erreicht den Gipfel aber nicht.',
      'On 23 June 1802 he climbs higher on the Chimborazo than was known before him, but does not reach the summit.',
    ),
    inBothLanguages('1826 verurteilt er in seinem Buch über Kuba die Sklaverei.', 'In 1826 he condemns slavery in his book on Cuba.'),
    inBothLanguages(
      '1827 und 1828 hält er in Berlin Vorlesungen über den Kosmos, die auch Frauen besuchen.',
      'In 1827 and 1828 he lectures on the cosmos in Berlin; women attend, too.',
    ),
    inBothLanguages('1829 reist er durch Russland bis nach Sibirien.', 'In 1829 he travels through Russia as far as Siberia.'),
    inBothLanguages('1845 erscheint der erste Band des „Kosmos“.', 'In 1845 the first volume of “Kosmos” appears.'),
    inBothLanguages('Am 6. Mai 1859 stirbt er in Berlin.', 'He dies in Berlin on 6 May 1859.'),
  ],
  sources: [
    ndb('Humboldt, Alexander von', 1974),
    { title: 'Kosmos. Entwurf einer physischen Weltbeschreibung', by: 'Alexander von Humboldt, Cotta', year: '1845–1862' },
    { title: 'Essai politique sur l’île de Cuba', by: 'Alexander von Humboldt, Paris', year: '1826' },
  ],
  starters: [
    inBothLanguages('Wie war der Aufstieg am Chimborazo?', 'What was climbing the Chimborazo like?'),
    inBothLanguages('Welche Geräte hattest du dabei?', 'Which instruments did you take along?'),
    inBothLanguages('Was hast du gegen die Sklaverei geschrieben?', 'What did you write against slavery?'),
  ],
  quiz: [
    asked(inBothLanguages('Mit wem reiste Humboldt durch Amerika?', 'With whom did Humboldt travel through America?'), 0, [
      alike('Aimé Bonpland'),
      alike('Charles Darwin'),
      alike('Friedrich Schiller'),
    ]),
    asked(inBothLanguages('Was stimmt über den Chimborazo?', 'What is true about the Chimborazo?'), 2, [
      inBothLanguages('Er sah ihn nur von fern.', 'He only saw it from afar.'),
      inBothLanguages('Er stand auf dem Gipfel.', 'He stood on the summit.'),
      inBothLanguages('Er kam hoch hinauf, aber nicht auf den Gipfel.', 'He got high up, but not to the summit.'),
    ]),
    asked(inBothLanguages('Was verurteilte er 1826 in seinem Buch über Kuba?', 'What did he condemn in his book on Cuba in 1826?'), 1, [
      inBothLanguages('den Zucker', 'sugar'),
      inBothLanguages('die Sklaverei', 'slavery'),
      inBothLanguages('die Schifffahrt', 'shipping'),
    ]),
    asked(inBothLanguages('Wie heißt sein großes Werk ab 1845?', 'What is his great work from 1845 called?'), 0, [
      alike('Kosmos'),
      alike('Faust'),
      alike('Sidereus Nuncius'),
    ]),
  ],
};

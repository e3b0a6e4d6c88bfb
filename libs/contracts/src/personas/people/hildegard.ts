import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages, ndb } from '../persona-text.js';

export const HILDEGARD: Persona = {
  id: 'hildegard',
  category: 'famous_women',
  name: inBothLanguages('Hildegard von Bingen', 'Hildegard of Bingen'),
  years: inBothLanguages('1098 bis 1179', '1098 to 1179'),
  role: inBothLanguages('Äbtissin und Gelehrte', 'abbess and scholar'),
  line: inBothLanguages('Kräuter, Lieder und Visionen.', 'Herbs, songs and visions.'),
  facts: [
    inBothLanguages(
      '1098 geboren; der Geburtsort ist nicht sicher belegt.',
      'Born in 1098; the place of birth is not documented for certain.',
    ),
    inBothLanguages(
      '1112 kommt sie mit Jutta von Sponheim in die Klause am Disibodenberg.',
      'In 1112 she enters the hermitage at Disibodenberg with Jutta of Sponheim.',
    ),
    inBothLanguages('1136 wird sie Leiterin der Schwestern dort.', 'In 1136 she becomes head of the sisters there.'),
    inBothLanguages('1141 beginnt sie ihr Buch „Scivias“.', 'In 1141 she begins her book “Scivias”.'),
    inBothLanguages(
      'Um 1150 gründet sie das Kloster Rupertsberg bei Bingen.',
      'About 1150 she founds the convent of Rupertsberg near Bingen.',
    ),
    inBothLanguages(
      'Mehr als 70 Gesänge von ihr sind überliefert, dazu Schriften über Natur und Heilkunde.',
      'More than 70 of her songs have come down to us, and writings on nature and healing.',
    ),
    inBothLanguages('Am 17. September 1179 stirbt sie auf dem Rupertsberg.', 'She dies at Rupertsberg on 17 September 1179.'),
  ],
  sources: [
    ndb('Hildegard von Bingen', 1972),
    { title: 'Hildegardis Scivias', by: 'Adelgundis Führkötter (Hrsg.), Brepols', year: '1978' },
  ],
  starters: [
    inBothLanguages('Wie sah ein Tag in deinem Kloster aus?', 'What was a day in your convent like?'),
    inBothLanguages('Welche Pflanzen kennst du?', 'Which plants do you know?'),
    inBothLanguages('Wie entstehen deine Lieder?', 'How do your songs come about?'),
  ],
  quiz: [
    asked(inBothLanguages('Welches Kloster gründete sie um 1150?', 'Which convent did she found about 1150?'), 1, [
      alike('Disibodenberg'),
      alike('Rupertsberg'),
      alike('Maulbronn'),
    ]),
    asked(inBothLanguages('Wie heißt das Buch, das sie 1141 begann?', 'What is the book called that she began in 1141?'), 0, [
      alike('Scivias'),
      alike('Kosmos'),
      alike('Harmonices Mundi'),
    ]),
    asked(inBothLanguages('Wie viele Gesänge sind etwa überliefert?', 'About how many of her songs have come down to us?'), 2, [
      inBothLanguages('drei', 'three'),
      inBothLanguages('zwölf', 'twelve'),
      inBothLanguages('mehr als 70', 'more than 70'),
    ]),
    asked(inBothLanguages('Was weiß man über ihren Geburtsort?', 'What is known about her place of birth?'), 2, [
      inBothLanguages('Es war Köln.', 'It was Cologne.'),
      inBothLanguages('Es war Rom.', 'It was Rome.'),
      inBothLanguages('Er ist nicht sicher belegt.', 'It is not documented for certain.'),
    ]),
  ],
};

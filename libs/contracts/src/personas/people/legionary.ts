import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages } from '../persona-text.js';

export const LEGIONARY: Persona = {
  id: 'legionary',
  category: 'funny',
  name: inBothLanguages('Lucius, Legionär', 'Lucius, legionary'),
  years: inBothLanguages('um 120 n. Chr., in Mainz', 'about AD 120, in Mainz'),
  role: inBothLanguages('erfundener römischer Soldat', 'invented Roman soldier'),
  line: inBothLanguages('Bewacht den Rhein und mag keinen Regen.', 'Guards the Rhine and dislikes rain.'),
  facts: [
    inBothLanguages(
      'Im Jahr 9 verliert Varus in Germanien drei römische Legionen.',
      'In the year 9 Varus loses three Roman legions in Germania.',
    ),
    inBothLanguages(
      'Mainz hieß Mogontiacum und war ein Lager der Legionen am Rhein.',
      'Mainz was called Mogontiacum and was a camp of the legions on the Rhine.',
    ),
    inBothLanguages('Im Jahr 50 wird Köln eine römische Colonia.', 'In the year 50 Cologne becomes a Roman colonia.'),
    inBothLanguages('Im Jahr 98 schreibt Tacitus seine „Germania“.', 'In the year 98 Tacitus writes his “Germania”.'),
    inBothLanguages(
      'Legionäre trugen Kettenhemd oder Schienenpanzer, Helm, Schild, Kurzschwert und den Wurfspeer Pilum.',
      'Legionaries wore mail or plate armour and carried a helmet, a shield, a short sword and the javelin called pilum.',
    ),
    inBothLanguages(
      'Der Obergermanisch-Raetische Limes ist etwa 550 Kilometer lang und seit 2005 Welterbe.',
      'The Upper German-Raetian Limes is about 550 kilometres long and has been a World Heritage Site since 2005.',
    ),
  ],
  sources: [
    { title: 'Germania', by: 'Tacitus, Rom', year: '98' },
    { title: 'Frontiers of the Roman Empire, Welterbeliste', by: 'UNESCO', year: '2005' },
  ],
  starters: [
    inBothLanguages('Was hast du heute gegessen?', 'What did you eat today?'),
    inBothLanguages('Was trägst du auf dem Marsch?', 'What do you carry on the march?'),
    inBothLanguages('Wozu ist der Limes da?', 'What is the Limes for?'),
  ],
  quiz: [
    asked(inBothLanguages('Wie hieß Mainz bei den Römern?', 'What did the Romans call Mainz?'), 1, [
      alike('Colonia'),
      alike('Mogontiacum'),
      alike('Augusta'),
    ]),
    asked(inBothLanguages('Wie viele Legionen verlor Varus im Jahr 9?', 'How many legions did Varus lose in the year 9?'), 2, [
      inBothLanguages('eine', 'one'),
      inBothLanguages('zehn', 'ten'),
      inBothLanguages('drei', 'three'),
    ]),
    asked(inBothLanguages('Was ist ein Pilum?', 'What is a pilum?'), 0, [
      inBothLanguages('ein Wurfspeer', 'a javelin'),
      inBothLanguages('ein Brot', 'a loaf of bread'),
      inBothLanguages('ein Zelt', 'a tent'),
    ]),
    asked(
      inBothLanguages('Wie lang ist der Obergermanisch-Raetische Limes etwa?', 'About how long is the Upper German-Raetian Limes?'),
      1,
      [alike('5 km'), alike('550 km'), inBothLanguages('5.000 km', '5,000 km')],
    ),
  ],
};

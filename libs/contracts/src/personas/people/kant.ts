import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages, ndb } from '../persona-text.js';

export const KANT: Persona = {
  id: 'kant',
  category: 'famous_men',
  name: alike('Immanuel Kant'),
  years: inBothLanguages('1724 bis 1804', '1724 to 1804'),
  role: inBothLanguages('Philosoph', 'philosopher'),
  line: inBothLanguages('Was kann ich wissen?', 'What can I know?'),
  facts: [
    inBothLanguages('Am 22. April 1724 in Königsberg geboren.', 'Born in Königsberg on 22 April 1724.'),
    inBothLanguages(
      '1740 beginnt er sein Studium in Königsberg, später verdient er sein Geld als Hauslehrer.',
      'In 1740 he begins to study in Königsberg; later he earns his living as a private tutor.',
    ),
    inBothLanguages(
      '1770 wird er Professor für Logik und Metaphysik in Königsberg.',
      'In 1770 he becomes professor of logic and metaphysics in Königsberg.',
    ),
    inBothLanguages('1781 erscheint die „Kritik der reinen Vernunft“.', 'In 1781 the “Critique of Pure Reason” appears.'),
    inBothLanguages(
      '1784 erscheint in der Berlinischen Monatsschrift seine Antwort auf die Frage „Was ist Aufklärung?“.',
      'In 1784 his answer to the question “What is Enlightenment?” appears in the Berlinische Monatsschrift.',
    ),
    inBothLanguages('1795 erscheint „Zum ewigen Frieden“.', 'In 1795 “Perpetual Peace” appears.'),
    inBothLanguages('Am 12. Februar 1804 stirbt er in Königsberg.', 'He dies in Königsberg on 12 February 1804.'),
  ],
  sources: [
    ndb('Kant, Immanuel', 1977),
    { title: 'Kant’s gesammelte Schriften (Akademie-Ausgabe)', by: 'Preußische Akademie der Wissenschaften', year: 'ab 1900' },
  ],
  starters: [
    inBothLanguages('Was meinst du mit Aufklärung?', 'What do you mean by enlightenment?'),
    inBothLanguages('Darf man manchmal lügen?', 'May one sometimes lie?'),
    inBothLanguages('Wie könnte es Frieden zwischen Staaten geben?', 'How could there be peace between states?'),
  ],
  quiz: [
    asked(inBothLanguages('In welcher Stadt wurde Kant geboren und starb er?', 'In which city was Kant born and did he die?'), 0, [
      alike('Königsberg'),
      alike('Berlin'),
      alike('Weimar'),
    ]),
    asked(inBothLanguages('Wann erschien die „Kritik der reinen Vernunft“?', 'When did the “Critique of Pure Reason” appear?'), 2, [
      alike('1724'),
      alike('1804'),
      alike('1781'),
    ]),
    asked(inBothLanguages('Welche Frage beantwortete er 1784?', 'Which question did he answer in 1784?'), 1, [
      inBothLanguages('Was ist Musik?', 'What is music?'),
      inBothLanguages('Was ist Aufklärung?', 'What is enlightenment?'),
      inBothLanguages('Was ist Elektrizität?', 'What is electricity?'),
    ]),
    asked(inBothLanguages('Was wurde er 1770?', 'What did he become in 1770?'), 1, [
      inBothLanguages('Bürgermeister', 'mayor'),
      inBothLanguages('Professor', 'professor'),
      inBothLanguages('Hauslehrer', 'private tutor'),
    ]),
  ],
};

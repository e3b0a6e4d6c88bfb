import type { Persona } from '../persona.js';
import { alike, asked, ndb, said } from '../persona-text.js';

export const KANT: Persona = {
  id: 'kant',
  category: 'famous_men',
  name: alike('Immanuel Kant'),
  years: said('1724 bis 1804', '1724 to 1804'),
  role: said('Philosoph', 'philosopher'),
  line: said('Was kann ich wissen?', 'What can I know?'),
  facts: [
    said('Am 22. April 1724 in Königsberg geboren.', 'Born in Königsberg on 22 April 1724.'),
    said(
      '1740 beginnt er sein Studium in Königsberg, später verdient er sein Geld als Hauslehrer.',
      'In 1740 he begins to study in Königsberg; later he earns his living as a private tutor.',
    ),
    said(
      '1770 wird er Professor für Logik und Metaphysik in Königsberg.',
      'In 1770 he becomes professor of logic and metaphysics in Königsberg.',
    ),
    said('1781 erscheint die „Kritik der reinen Vernunft“.', 'In 1781 the “Critique of Pure Reason” appears.'),
    said(
      '1784 erscheint in der Berlinischen Monatsschrift seine Antwort auf die Frage „Was ist Aufklärung?“.',
      'In 1784 his answer to the question “What is Enlightenment?” appears in the Berlinische Monatsschrift.',
    ),
    said('1795 erscheint „Zum ewigen Frieden“.', 'In 1795 “Perpetual Peace” appears.'),
    said('Am 12. Februar 1804 stirbt er in Königsberg.', 'He dies in Königsberg on 12 February 1804.'),
  ],
  sources: [
    ndb('Kant, Immanuel', 1977),
    { title: 'Kant’s gesammelte Schriften (Akademie-Ausgabe)', by: 'Preußische Akademie der Wissenschaften', year: 'ab 1900' },
  ],
  starters: [
    said('Was meinst du mit Aufklärung?', 'What do you mean by enlightenment?'),
    said('Darf man manchmal lügen?', 'May one sometimes lie?'),
    said('Wie könnte es Frieden zwischen Staaten geben?', 'How could there be peace between states?'),
  ],
  quiz: [
    asked(said('In welcher Stadt wurde Kant geboren und starb er?', 'In which city was Kant born and did he die?'), 0, [
      alike('Königsberg'),
      alike('Berlin'),
      alike('Weimar'),
    ]),
    asked(said('Wann erschien die „Kritik der reinen Vernunft“?', 'When did the “Critique of Pure Reason” appear?'), 2, [
      alike('1724'),
      alike('1804'),
      alike('1781'),
    ]),
    asked(said('Welche Frage beantwortete er 1784?', 'Which question did he answer in 1784?'), 1, [
      said('Was ist Musik?', 'What is music?'),
      said('Was ist Aufklärung?', 'What is enlightenment?'),
      said('Was ist Elektrizität?', 'What is electricity?'),
    ]),
    asked(said('Was wurde er 1770?', 'What did he become in 1770?'), 1, [
      said('Bürgermeister', 'mayor'),
      said('Professor', 'professor'),
      said('Hauslehrer', 'private tutor'),
    ]),
  ],
};

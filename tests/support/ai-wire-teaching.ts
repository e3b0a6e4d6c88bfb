/** Question of a pupil to the forest expert of the demo world, and a good model's answer with the class's own record before it. */
export const KNOWN_QUESTION = 'Warum ist es im Wald kühler?';
const KNOWN_ANSWER = [
  'Weil im Wald zwei Dinge zusammenkommen:',
  [
    '- **Schatten:** Das Blätterdach lässt nur wenig Sonne bis zum Boden.',
    '- **Verdunstung:** Die Blätter geben Wasser als Dampf ab. Das kühlt wie Schweiß auf der Haut.',
  ].join('\n'),
  'Ihr habt es selbst gemessen: 19 °C am Waldrand und 15 °C im Wald [1].',
  'Was meinst du: Ist der Unterschied mittags größer oder am Abend?',
].join('\n\n');

/** The answer to what is asked, with whatever stands around the question. */
export const knownAnswer = (asked: string): string => (asked.includes(KNOWN_QUESTION) ? KNOWN_ANSWER : 'Das weiß ich leider nicht.');

import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages, ndb } from '../persona-text.js';

export const SCHILLER: Persona = {
  id: 'schiller',
  category: 'famous_men',
  name: alike('Friedrich Schiller'),
  years: inBothLanguages('1759 bis 1805', '1759 to 1805'),
  role: inBothLanguages('Dichter und Historiker', 'poet and historian'),
  line: inBothLanguages('Schreibt von Räubern und von Freiheit.', 'Writes of robbers and of freedom.'),
  facts: [
    inBothLanguages('Am 10. November 1759 in Marbach am Neckar geboren.', 'Born in Marbach am Neckar on 10 November 1759.'),
    inBothLanguages(
      '1773 muss er auf Befehl des Herzogs in dessen Militärschule, die spätere Karlsschule.',
      'In 1773 the duke orders him into his military school, the later Karlsschule.',
    ),
    inBothLanguages(
      'Am 13. Januar 1782 werden „Die Räuber“ in Mannheim uraufgeführt; im September 1782 flieht er aus Stuttgart.',
      'On 13 January 1782 “The Robbers” is first performed in Mannheim; in September 1782 he flees from Stuttgart.',
    ),
    inBothLanguages('1785 schreibt er das Gedicht „An die Freude“.', 'In 1785 he writes the poem “Ode to Joy”.'),
    inBothLanguages(
      '1789 hält er in Jena seine erste Vorlesung als Professor.',
      'In 1789 he gives his first lecture as a professor in Jena.',
    ),
    inBothLanguages(
      '1797 schreiben Goethe und er viele Balladen; von ihm ist „Der Taucher“.',
      'In 1797 Goethe and he write many ballads, among them his “The Diver”.',
    ),
    inBothLanguages('1804 wird „Wilhelm Tell“ in Weimar uraufgeführt.', 'In 1804 “William Tell” is first performed in Weimar.'),
    inBothLanguages('Am 9. Mai 1805 stirbt er in Weimar.', 'He dies in Weimar on 9 May 1805.'),
  ],
  sources: [
    ndb('Schiller, Friedrich von', 2005),
    { title: 'Schillers Werke. Nationalausgabe', by: 'Hermann Böhlaus Nachfolger, Weimar', year: 'ab 1943' },
  ],
  starters: [
    inBothLanguages('Warum bist du aus Stuttgart geflohen?', 'Why did you flee from Stuttgart?'),
    inBothLanguages('Worum geht es in „Wilhelm Tell“?', 'What is “William Tell” about?'),
    inBothLanguages('Wie schreibt man eine gute Ballade?', 'How does one write a good ballad?'),
  ],
  quiz: [
    asked(inBothLanguages('Welches Stück wurde 1782 in Mannheim uraufgeführt?', 'Which play was first performed in Mannheim in 1782?'), 1, [
      alike('Faust'),
      inBothLanguages('Die Räuber', 'The Robbers'),
      inBothLanguages('Wilhelm Tell', 'William Tell'),
    ]),
    asked(inBothLanguages('Was tat er im September 1782?', 'What did he do in September 1782?'), 0, [
      inBothLanguages('Er floh aus Stuttgart.', 'He fled from Stuttgart.'),
      inBothLanguages('Er reiste nach Italien.', 'He travelled to Italy.'),
      inBothLanguages('Er wurde Herzog.', 'He became a duke.'),
    ]),
    asked(
      inBothLanguages(
        'Wo hielt er 1789 seine erste Vorlesung als Professor?',
        'Where did he give his first lecture as a professor in 1789?',
      ),
      2,
      [alike('Berlin'), alike('Königsberg'), alike('Jena')],
    ),
    asked(inBothLanguages('Wo wurde er geboren?', 'Where was he born?'), 0, [
      inBothLanguages('in Marbach am Neckar', 'in Marbach am Neckar'),
      inBothLanguages('in Weimar', 'in Weimar'),
      inBothLanguages('in Eisenach', 'in Eisenach'),
    ]),
  ],
};

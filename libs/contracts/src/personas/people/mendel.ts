import type { Persona } from '../persona.js';
import { alike, asked, inBothLanguages, ndb } from '../persona-text.js';

export const MENDEL: Persona = {
  id: 'mendel',
  category: 'famous_men',
  name: alike('Gregor Mendel'),
  years: inBothLanguages('1822 bis 1884', '1822 to 1884'),
  role: inBothLanguages('Ordensmann und Naturforscher', 'friar and naturalist'),
  line: inBothLanguages('Zählt Erbsen und findet Regeln.', 'Counts peas and finds rules.'),
  facts: [
    inBothLanguages(
      'Im Juli 1822 in Heinzendorf im österreichischen Schlesien als Johann Mendel geboren; über den Tag sind sich die Quellen nicht einig.',
      'Born as Johann Mendel in Heinzendorf in Austrian Silesia in July 1822; sources differ on the day.',
    ),
    inBothLanguages(
      '1843 tritt er in Brünn in das Kloster der Augustiner ein und heißt dort Gregor.',
      'In 1843 he enters the Augustinian abbey in Brno and is called Gregor there.',
    ),
    inBothLanguages('Von 1851 bis 1853 studiert er an der Universität Wien.', 'From 1851 to 1853 he studies at the University of Vienna.'),
    inBothLanguages(
      '1856 beginnt er im Klostergarten mit Versuchen an verschiedenen Sorten von Erbsen.',
      'In 1856 he begins experiments with different kinds of peas in the garden of the abbey.',
    ),
    inBothLanguages(
      '1865 trägt er seine Ergebnisse im Naturforschenden Verein in Brünn vor, 1866 werden sie gedruckt.',
      'In 1865 he presents his results to the natural history society in Brno, in 1866 they are printed.',
    ),
    inBothLanguages('1868 wird er zum Abt gewählt.', 'In 1868 he is elected abbot.'),
    inBothLanguages(
      'Am 6. Januar 1884 stirbt er in Brünn. Beachtet wird seine Arbeit erst im Jahr 1900.',
      'He dies in Brno on 6 January 1884. His work is noticed only in the year 1900.',
    ),
  ],
  sources: [
    ndb('Mendel, Gregor', 1994),
    {
      title: 'Versuche über Pflanzen-Hybriden',
      by: 'Gregor Mendel, Verhandlungen des naturforschenden Vereines in Brünn, Band 4',
      year: '1866',
    },
    { title: 'Gregor Johann Mendel. Leben, Werk und Wirkung', by: 'Hugo Iltis, Springer, Berlin', year: '1924' },
  ],
  starters: [
    inBothLanguages('Warum hast du Erbsen genommen?', 'Why did you choose peas?'),
    inBothLanguages('Was hast du beim Zählen herausgefunden?', 'What did you find out by counting?'),
    inBothLanguages('Wie hat man im Verein reagiert?', 'How did the society react?'),
  ],
  quiz: [
    asked(inBothLanguages('Mit welcher Pflanze begann er 1856 Versuche?', 'With which plant did he begin experiments in 1856?'), 2, [
      inBothLanguages('mit Rosen', 'with roses'),
      inBothLanguages('mit Tulpen', 'with tulips'),
      inBothLanguages('mit Erbsen', 'with peas'),
    ]),
    asked(inBothLanguages('Wie hieß er, bevor er ins Kloster ging?', 'What was his name before he entered the abbey?'), 1, [
      alike('Gregor'),
      alike('Johann'),
      alike('Hugo'),
    ]),
    asked(inBothLanguages('Wann wurde seine Arbeit gedruckt?', 'When was his work printed?'), 1, [
      alike('1843'),
      alike('1866'),
      alike('1900'),
    ]),
    asked(inBothLanguages('Was wurde er 1868?', 'What did he become in 1868?'), 2, [
      inBothLanguages('Bürgermeister', 'mayor'),
      inBothLanguages('Professor in Wien', 'professor in Vienna'),
      inBothLanguages('Abt', 'abbot'),
    ]),
  ],
};

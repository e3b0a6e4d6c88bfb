import type { Json } from '@murmel/contracts';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';

type CorrectionTemplate = Omit<ProductTemplate, 'source' | 'content'> & { task: string; solution: string; criteria: string[] };

const TEMPLATE_CONTENT: readonly CorrectionTemplate[] = [
  {
    title: 'Erörterung mit Für und Wider',
    english: 'Discussion essay',
    description:
      'Kriterien für eine Erörterung ab Klasse 8. Tausche die Frage gegen deine, füg die Texte unter Kürzeln ein und lies, was zwei Lesarten dazu sagen. Die Note gibst du.',
    grades: ['GRADE_LEVEL_MIDDLE'],
    subjects: ['GERMAN'],
    minutes: 45,
    task: 'Sollen Handys in der Pause erlaubt sein? Erörtere die Frage.',
    solution:
      'Eigene Meinung, zwei Argumente mit Beispiel, ein Gegenargument, das entkräftet wird, und ein Schluss, der eine Folgerung zieht.',
    criteria: [
      'Die eigene Meinung ist klar',
      'Zwei Argumente mit Beispiel',
      'Ein Gegenargument wird entkräftet',
      'Der Schluss zieht eine Folgerung',
    ],
  },
  {
    title: 'Inhaltsangabe',
    english: 'Summary of a story',
    description:
      'Für Kurzgeschichten und Kapitel. Die Kriterien sind die üblichen: Einleitungssatz, Präsens, eigene Worte, nichts Erfundenes. Setz unter dem Erwarteten ein, worum es in eurem Text geht.',
    grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE'],
    subjects: ['GERMAN', 'ENGLISH'],
    minutes: 45,
    task: 'Schreib eine Inhaltsangabe der Kurzgeschichte.',
    solution: '',
    criteria: [
      'Der Einleitungssatz nennt Titel, Autor und Thema',
      'Im Präsens geschrieben',
      'In eigenen Worten und ohne Meinung',
      'Die Reihenfolge stimmt',
    ],
  },
];

export const correctionTemplates: readonly ProductTemplate[] = TEMPLATE_CONTENT.map(({ task, solution, criteria, ...template }) => {
  const source: Json = { task, solution, criteria };
  return { ...template, source, content: () => source };
});

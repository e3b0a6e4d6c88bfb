import type { Json } from '@murmel/contracts';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';

type AssignmentTemplate = Omit<ProductTemplate, 'source' | 'content'> & { task: string; criteria: { text: string; visible: boolean }[] };
const seen = (text: string) => ({ text, visible: true });

const TEMPLATE_CONTENT: readonly AssignmentTemplate[] = [
  {
    title: 'Versuchsprotokoll überarbeiten',
    english: 'Revise a lab report',
    description:
      'Alle schreiben ihr Protokoll zum Versuch der Stunde und geben eine erste Fassung ab. Du schickst jeder Gruppe zwei, drei Sätze zurück, dann wird überarbeitet. In der Ansicht der Fassungen siehst du, was sich geändert hat.',
    grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE'],
    subjects: ['BIOLOGY', 'CHEMISTRY', 'PHYSICS'],
    minutes: 45,
    task: 'Schreib ein Protokoll zu unserem Versuch: Frage, Aufbau, Durchführung, Beobachtung, Deutung. Wer nicht dabei war, soll ihn danach machen können.',
    criteria: [
      seen('Der Aufbau lässt sich nachmachen'),
      seen('Messwerte mit Einheit'),
      seen('Beobachtung und Deutung sind getrennt'),
      seen('Deutung mit Fachwort'),
    ],
  },
  {
    title: 'Eine Meinung begründen',
    english: 'Give reasons for an opinion',
    description:
      'Für die Erörterung in Deutsch oder Politik. Nenn eine Frage, zu der man verschiedener Meinung sein kann. Die erste Fassung entsteht in der Stunde, die Überarbeitung zu Hause. Ein Kriterium sehen nur die Lehrkräfte.',
    grades: ['GRADE_LEVEL_MIDDLE'],
    subjects: ['GERMAN', 'POLITICS'],
    minutes: 45,
    task: 'Sollen Handys in der Pause erlaubt sein? Schreib deine Meinung mit zwei Argumenten und geh auf ein Gegenargument ein.',
    criteria: [
      seen('Die eigene Meinung ist klar'),
      seen('Zwei Argumente mit Beispiel'),
      seen('Ein Gegenargument wird entkräftet'),
      { text: 'Sprachlich selbstständig', visible: false },
    ],
  },
];

export const assignmentTemplates: readonly ProductTemplate[] = TEMPLATE_CONTENT.map(({ task, criteria, ...template }) => {
  const source: Json = { task, material: '', files: [], criteria, scored: false };
  return { ...template, source, content: () => source };
});

import type { Json } from '@murmel/contracts';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';

type FileShareTemplate = Omit<ProductTemplate, 'source' | 'content'> & { task: string; perPerson: number };

const TEMPLATE_CONTENT: readonly FileShareTemplate[] = [
  {
    title: 'Steckbrief abgeben',
    english: 'Hand in a profile',
    description:
      'Alle beschreiben ein Tier oder eine Pflanze auf einer Seite. Leg einen Beispielsteckbrief dazu, setz die Frist auf das Ende der Stunde und zeig den QR-Code. Wer fertig ist, gibt ab und bekommt einen Beleg; du siehst, wer noch fehlt.',
    grades: ['GRADE_LEVEL_3_4', 'GRADE_LEVEL_LOWER'],
    subjects: ['BIOLOGY'],
    minutes: 45,
    task: 'Gib deinen Steckbrief ab: ein Text mit Bild. Schreib dazu, woher das Bild ist.',
    perPerson: 2,
  },
  {
    title: 'Vorlesen und aufnehmen',
    english: 'Read aloud and record it',
    description:
      'Für die Fremdsprache oder die Lesestunde. Leg den Text als PDF dazu. Alle lesen ihn zu Hause vor, nehmen sich mit dem Handy auf und geben die Datei ab. Niemand hört die Aufnahmen der anderen.',
    grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE'],
    subjects: ['GERMAN', 'ENGLISH'],
    minutes: 20,
    task: 'Lies den Text laut vor, nimm dich dabei auf und gib die Datei ab.',
    perPerson: 1,
  },
];

export const shareTemplates: readonly ProductTemplate[] = TEMPLATE_CONTENT.map(({ task, perPerson, ...template }) => {
  const source: Json = { collects: true, task, perPerson, files: [] };
  return { ...template, source, content: () => source };
});

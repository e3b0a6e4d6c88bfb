import { type CodeContent, type CodeLook, type CodeSheet, type Json, NEW_LOOK, NEW_SHEET } from '@murmel/contracts';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';

type QrCodeTemplate = Omit<ProductTemplate, 'source' | 'content'> & {
  content: CodeContent;
  look: Partial<CodeLook>;
  labels: readonly string[];
};

const TEMPLATE_CONTENT: readonly QrCodeTemplate[] = [
  {
    title: 'Lernstationen zum Ausschneiden',
    english: 'Learning stations to cut out',
    description:
      'Acht Stationen auf einem Blatt. Schreibe in jede Zeile des Bogens die Adresse oder den Auftrag der Station, drucke ihn und hänge die Codes im Raum auf. Die Gruppen gehen von Code zu Code; wer fertig ist, nimmt die nächste freie Station.',
    grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE'],
    subjects: ['INTERDISCIPLINARY'],
    minutes: 45,
    content: { kind: 'text', text: 'Lies den Auftrag an deiner Station.' },
    look: { ink: '#355b02', shape: 'round', logo: 'leaf' },
    labels: Array.from({ length: 8 }, (_, index) => `Station ${index + 1}`),
  },
  {
    title: 'Ein Satz pro Bild',
    english: 'One sentence for each picture',
    description:
      'Für eine Ausstellung im Schulhaus: Neben jedem Bild hängt ein Code, der ohne Netz einen Satz dazu zeigt. Trage je Zeile den Namen des Kindes und seinen Satz ein, drucke den Bogen und schneide die Codes aus. Gäste lesen sie mit der Kamera.',
    grades: ['GRADE_LEVEL_3_4', 'GRADE_LEVEL_LOWER'],
    subjects: ['ART'],
    minutes: 30,
    content: { kind: 'text', text: 'Hier steht gleich ein Satz zum Bild.' },
    look: { ink: '#613687', frame: 'line' },
    labels: ['Bild 1', 'Bild 2', 'Bild 3', 'Bild 4'],
  },
];

export const codeTemplates: readonly ProductTemplate[] = TEMPLATE_CONTENT.map(({ content, look, labels, ...template }) => {
  const sheet: CodeSheet = { ...NEW_SHEET, rows: labels.map((label) => ({ label, value: '' })) };
  const source: Json = { content, look: { ...NEW_LOOK, ...look }, sheet };
  return { ...template, source, content: () => source };
});

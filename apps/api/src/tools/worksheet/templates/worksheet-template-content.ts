import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';
import type { TemplateSheet } from '../worksheet-content.js';

type WorksheetTemplate = Omit<ProductTemplate, 'source' | 'content'> & { sheet: TemplateSheet };

const options = (...texts: string[]) => texts.map((text, index) => ({ id: 'abcdef'[index]!, text }));
const words = (text: string) => ({ text: [{ type: 'paragraph', runs: [{ text }] }] });

export const WORKSHEET_TEMPLATE_CONTENT: readonly WorksheetTemplate[] = [
  {
    title: 'Text verstehen in fünf Schritten',
    english: 'Understanding a text in five steps',
    description:
      'Für jeden Sachtext, den die Klasse gerade liest: überfliegen, fragen, lesen, zusammenfassen, prüfen. Setze deinen Text oben ein, alles andere passt. Der Tipp hilft, wo es hakt.',
    grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE'],
    subjects: ['GERMAN', 'INTERDISCIPLINARY'],
    minutes: 35,
    sheet: {
      look: { border: 'simple_rounded', colour: 'sonne' },
      blocks: [
        { kind: 'StaticText', content: words('Hier steht dein Text. Ersetze diesen Absatz durch ihn, oder gib ihn auf Papier aus.') },
        { kind: 'Text', task: 'Überfliege den Text. Worum geht es? Schreibe einen Satz.', points: 2, content: { lines: 2 } },
        { kind: 'Text', task: 'Welche zwei Fragen soll der Text dir beantworten?', points: 2, content: { lines: 3 } },
        { kind: 'Hint', content: { text: 'Beginne mit Warum, Wie oder Seit wann.' } },
        {
          kind: 'Text',
          task: 'Lies genau. Notiere drei Stichwörter, ohne die man den Text nicht versteht.',
          points: 3,
          content: { lines: 3 },
        },
        { kind: 'Text', task: 'Fasse den Text in drei eigenen Sätzen zusammen.', points: 4, content: { lines: 6 } },
        {
          kind: 'SingleChoice',
          task: 'Hat der Text deine Fragen beantwortet?',
          content: { options: options('Ja, beide', 'Eine davon', 'Keine, ich frage weiter') },
        },
      ],
    },
  },
  {
    title: 'Versuchsprotokoll',
    english: 'Record of an experiment',
    description:
      'Vermuten, aufbauen, beobachten, erklären: das Protokoll für jeden Versuch, mit einem Foto vom Aufbau oder von der Zeichnung im Heft. Die Lücken üben das Fachwort.',
    grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE', 'GRADE_LEVEL_HIGH'],
    subjects: ['BIOLOGY', 'CHEMISTRY', 'PHYSICS', 'SCIENCE'],
    minutes: 40,
    sheet: {
      look: { border: 'brutal_rounded', colour: 'wiese', ground: 'squares' },
      blocks: [
        { kind: 'Text', task: 'Was vermutest du? Begründe.', points: 2, content: { lines: 3 } },
        { kind: 'Upload', task: 'Aufbau: Zeichne ihn oder mach ein Foto.', points: 2, content: { lines: 10 } },
        { kind: 'Text', task: 'Was beobachtest du? Nur, was man sieht, hört, riecht oder misst.', points: 3, content: { lines: 5 } },
        {
          kind: 'FillInTheBlankText',
          task: 'Setze die Fachwörter ein.',
          points: 3,
          content: {
            text: 'Was ich vorher annehme, heißt {Vermutung/Hypothese}. Was ich sehe, heißt {Beobachtung}. Warum es so ist, sagt die {Erklärung/Deutung}.',
            bank: true,
            others: ['Messung'],
          },
        },
        { kind: 'Text', task: 'Erkläre, was du beobachtet hast.', points: 4, content: { lines: 6 } },
        { kind: 'Hint', content: { text: 'Vergleiche mit deiner Vermutung: Stimmt sie? Woran siehst du das?' } },
      ],
    },
  },
];

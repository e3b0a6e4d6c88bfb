import type { Json } from '@murmel/contracts';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';
import { DEFAULT_SETTINGS } from '../cloud-item.js';

type WordCloudTemplate = Omit<ProductTemplate, 'source' | 'content'> & { settings?: Partial<typeof DEFAULT_SETTINGS> };

/** The question is the title: the cloud grows from what a class answers. */
const TEMPLATE_CONTENT: readonly WordCloudTemplate[] = [
  {
    title: 'Was weißt du schon über unser neues Thema?',
    english: 'What do you already know about our new topic?',
    description:
      'Einstieg in eine neue Reihe. Nenne das Thema und gib drei Minuten Zeit für höchstens drei Wörter. Lies danach die größten Wörter vor und frage: Was gehört zusammen? Was überrascht? Hebe die Wolke auf und stelle dieselbe Frage am Ende der Reihe noch einmal.',
    grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE'],
    subjects: ['INTERDISCIPLINARY'],
    minutes: 10,
    settings: { wordsPerVisitor: 3 },
  },
  {
    title: 'Mit welchem Wort gehst du heute nach Hause?',
    english: 'Which word do you take home today?',
    description:
      'Abschluss einer Stunde. Jedes Kind schickt genau ein Wort. Die Wolke erscheint erst nach dem Abschicken, damit niemand abschreibt. Zwei oder drei Kinder erklären ihr Wort in einem Satz.',
    grades: ['GRADE_LEVEL_3_4', 'GRADE_LEVEL_LOWER'],
    subjects: ['INTERDISCIPLINARY'],
    minutes: 5,
    settings: { wordsPerVisitor: 1 },
  },
  {
    title: 'Welches Adjektiv beschreibt die Hauptfigur am besten?',
    english: 'Which adjective describes the main character best?',
    description:
      'Zur Charakterisierung in der Lektürearbeit. Alle schicken drei Adjektive. Wählt gemeinsam die fünf größten aus und sucht in Partnerarbeit zu jedem eine Belegstelle mit Seitenzahl. Wörter ohne Beleg fallen weg. Die übrigen sind das Gerüst der schriftlichen Charakterisierung.',
    grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE'],
    subjects: ['GERMAN'],
    minutes: 30,
    settings: { wordsPerVisitor: 3 },
  },
  {
    title: 'Was brauchst du, damit du dich in unserer Klasse wohlfühlst?',
    english: 'What do you need to feel well in our class?',
    description:
      'Für die erste Klassenratsstunde. Die Wörter warten, bis du sie freigibst: So kommt nichts Verletzendes an die Wand. Formuliert aus den drei größten Wörtern je eine Regel, die mit „Wir …“ beginnt, und stimmt über sie ab.',
    grades: ['GRADE_LEVEL_3_4', 'GRADE_LEVEL_LOWER'],
    subjects: ['ETHICS_PHILOSOPHY', 'INTERDISCIPLINARY'],
    minutes: 45,
    settings: { wordsPerVisitor: 3, releaseFirst: true },
  },
  {
    title: 'What makes a good friend?',
    english: 'What makes a good friend?',
    description:
      'Wortschatz und Sprechanlass im Englischunterricht. Die Lernenden schicken englische Wörter. Kläre unbekannte Wörter, dann spricht jedes Paar zwei Minuten: “A good friend is someone who …” Sicherung: drei Sätze mit who im Heft.',
    grades: ['GRADE_LEVEL_LOWER'],
    subjects: ['ENGLISH'],
    minutes: 25,
    settings: { wordsPerVisitor: 5 },
  },
  {
    title: 'Wo begegnet dir Energie im Alltag?',
    english: 'Where do you meet energy in everyday life?',
    description:
      'Vorstellungen sammeln, bevor der Fachbegriff eingeführt wird. Ordnet die Wörter danach an der Tafel vier Formen zu: Bewegung, Wärme, Licht, elektrische Energie. Was in keine Spalte passt, wird zur Forschungsfrage der Reihe.',
    grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE'],
    subjects: ['PHYSICS', 'SCIENCE'],
    minutes: 20,
    settings: { wordsPerVisitor: 5 },
  },
];

export const cloudTemplates: readonly ProductTemplate[] = TEMPLATE_CONTENT.map(({ settings = {}, ...template }) => {
  const source: Json = { settings: { ...DEFAULT_SETTINGS, ...settings }, filterWords: null };
  return { ...template, source, content: () => source };
});

import type { Json, QuestionType } from '@murmel/contracts';
import { newId, Survey } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';

type SurveyTemplateContent = Omit<ProductTemplate, 'source' | 'content'> & { questions: readonly Question[]; see?: 'never' | 'after' };
type Question = readonly [type: QuestionType, title: string, options?: readonly string[], description?: string];

/** Survey templates of the product. Right answers are not marked in a field: the class discusses them. */
const TEMPLATE_CONTENT: readonly SurveyTemplateContent[] = [
  {
    title: 'Bruchrechnen: Wo stehst du?',
    english: 'Fractions: where are you?',
    description:
      'Diagnose vor der Übungsphase, ohne Note. Werte die Antworten gemeinsam aus. Richtig: 1/2 + 1/3 = 5/6; 3/4 ist größer als 2/3; 2/3 von 12 sind 8. Bilde danach Gruppen: Wer bei einer Frage danebenlag, beginnt mit dieser Übung.',
    grades: ['GRADE_LEVEL_LOWER'],
    subjects: ['MATH'],
    minutes: 20,
    questions: [
      ['single_choice', 'Wie viel ist 1/2 + 1/3?', ['2/5', '5/6', '1/6', '2/6']],
      ['single_choice', 'Welcher Bruch ist größer?', ['3/4', '2/3', 'Beide sind gleich groß']],
      ['single_choice', 'Wie viel sind 2/3 von 12?', ['4', '6', '8', '18']],
      ['rating', 'Wie sicher fühlst du dich beim Rechnen mit Brüchen?'],
      ['long_answer', 'Was möchtest du noch einmal erklärt bekommen?'],
    ],
  },
  {
    title: 'Wie gut habt ihr zusammengearbeitet?',
    english: 'How well did you work together?',
    description:
      'Rückblick nach einer Gruppenarbeit. Alle antworten für sich, ohne Namen. Zeige nur die Auswertung der ersten beiden Fragen und sprecht darüber, was eine gute Gruppe ausmacht. Die freien Antworten liest du allein.',
    grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE'],
    subjects: ['INTERDISCIPLINARY'],
    minutes: 15,
    questions: [
      ['rating', 'Wie gut lief die Arbeit in deiner Gruppe?'],
      [
        'multiple_choice',
        'Was hat gut geklappt?',
        [
          'Wir haben die Arbeit gerecht verteilt',
          'Alle kamen zu Wort',
          'Wir haben uns geholfen',
          'Wir hielten die Zeit ein',
          'Noch nichts davon',
        ],
      ],
      ['long_answer', 'Was hast du selbst zum Ergebnis beigetragen?'],
      ['long_answer', 'Was macht ihr beim nächsten Mal anders?'],
    ],
  },
  {
    title: 'Sollte es an unserer Schule ein Handyverbot geben?',
    english: 'Should our school ban mobile phones?',
    description:
      'Meinungsbild vor und nach einer Debatte. Lass vor der Pro-und-Kontra-Runde abstimmen und danach mit einer zweiten Kopie noch einmal. Vergleicht: Wer hat die Meinung geändert, und durch welches Argument?',
    grades: ['GRADE_LEVEL_MIDDLE', 'GRADE_LEVEL_HIGH'],
    subjects: ['POLITICS', 'GERMAN'],
    minutes: 45,
    see: 'after',
    questions: [
      [
        'single_choice',
        'Sollte es an unserer Schule ein Handyverbot geben?',
        ['Ja, auf dem ganzen Gelände', 'Ja, aber nur im Unterricht', 'Nein', 'Ich bin unsicher'],
      ],
      ['long_answer', 'Was ist dein stärkstes Argument?'],
      ['long_answer', 'Welches Argument der Gegenseite findest du am besten?'],
      ['net_promoter_score', 'Wie sicher bist du dir mit deiner Meinung?', [], '0 = völlig unsicher, 10 = völlig sicher'],
    ],
  },
  {
    title: 'Lesetagebuch: Dein Kapitel heute',
    english: 'Reading diary: today’s chapter',
    description:
      'Begleitet eine Lektüre, fünf Minuten nach dem stillen Lesen. Lies die Antworten bis zur nächsten Stunde: Mit zwei offenen Fragen der Klasse beginnt das Gespräch. Für jedes Kapitel eine Kopie anlegen.',
    grades: ['GRADE_LEVEL_3_4', 'GRADE_LEVEL_LOWER'],
    subjects: ['GERMAN'],
    minutes: 10,
    questions: [
      ['long_answer', 'Was ist in deinem Kapitel passiert? Schreibe höchstens drei Sätze.'],
      ['long_answer', 'Welcher Satz ist dir im Kopf geblieben? Schreibe auch die Seite auf.'],
      [
        'single_choice',
        'Wie ging es der Hauptfigur?',
        ['Sie war froh', 'Sie war traurig', 'Sie hatte Angst', 'Sie war wütend', 'Das weiß ich nicht genau'],
      ],
      ['long_answer', 'Welche Frage hast du an das Buch?'],
      ['rating', 'Wie spannend war das Kapitel?'],
    ],
  },
  {
    title: 'Fotosynthese: Verstanden?',
    english: 'Photosynthesis: got it?',
    description:
      'Kurzer Check nach der Erarbeitung. Richtig sind: Kohlenstoffdioxid und Wasser; Sauerstoff und Traubenzucker; in den Chloroplasten. Liegt eine Frage unter zwei Dritteln, erklären sich Nachbarn den Weg eines Sauerstoffatoms.',
    grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE'],
    subjects: ['BIOLOGY'],
    minutes: 15,
    see: 'after',
    questions: [
      [
        'multiple_choice',
        'Welche Stoffe braucht die Pflanze für die Fotosynthese?',
        ['Kohlenstoffdioxid', 'Sauerstoff', 'Wasser', 'Traubenzucker'],
      ],
      ['multiple_choice', 'Welche Stoffe entstehen dabei?', ['Kohlenstoffdioxid', 'Sauerstoff', 'Wasser', 'Traubenzucker']],
      ['single_choice', 'Wo läuft die Fotosynthese ab?', ['Im Zellkern', 'In den Chloroplasten', 'In der Wurzel', 'In der Zellwand']],
      ['long_answer', 'Erkläre: Warum brauchen auch wir Menschen die Fotosynthese?'],
    ],
  },
  {
    title: 'Quellen prüfen: Glaubst du das?',
    english: 'Checking sources: do you believe it?',
    description:
      'Zur Nachrichtenkompetenz. Zeige eine Meldung oder ein Bild am Beamer. Alle antworten zuerst aus dem Bauch, dann sucht die Klasse zehn Minuten nach der Herkunft. Sprecht zum Schluss über die Merkmale, die geholfen haben.',
    grades: ['GRADE_LEVEL_MIDDLE'],
    subjects: ['POLITICS', 'COMPUTER_SCIENCE'],
    minutes: 45,
    see: 'after',
    questions: [
      ['single_choice', 'Hältst du die Meldung für wahr?', ['Ja', 'Eher ja', 'Eher nein', 'Nein']],
      [
        'multiple_choice',
        'Was hast du geprüft?',
        ['Wer sie veröffentlicht hat', 'Das Datum', 'Ob das Bild zum Text passt', 'Ob andere darüber berichten', 'Noch nichts'],
      ],
      ['long_answer', 'Welche Stelle macht dich misstrauisch?'],
      ['net_promoter_score', 'Wie sicher bist du dir?', [], '0 = geraten, 10 = ich kann es belegen'],
    ],
  },
];

export const surveyTemplates: readonly ProductTemplate[] = TEMPLATE_CONTENT.map(({ questions, see = 'never', ...template }) => {
  const settings = { participantsSee: see, publicResult: false, thankYou: 'Danke für deine Antworten!' };
  const asked = questions.map(([type, title, options = [], description = '']) => ({ type, title, description, options: [...options] }));
  const content = (): Json => ({
    settings,
    questions: asked.map(({ options, ...question }) => ({
      ...question,
      required: question.type === 'single_choice',
      inResults: true,
      recommendation: false,
      options: options.map((text) => ({ id: newId(), text })),
    })),
  });
  // Of a draft others see nothing; to be answered it is not.
  const open = async (manager: EntityManager, itemId: string): Promise<void> =>
    void (await manager.update(Survey, { itemId }, { state: 'closed' }));
  return { ...template, source: { settings, asked }, content, open };
});

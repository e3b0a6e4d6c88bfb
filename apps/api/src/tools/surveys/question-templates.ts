import type { QuestionType, SurveyTemplate } from '@murmel/contracts';
import { newId, type SurveyQuestion } from '@murmel/server';

interface TemplateQuestion {
  type: QuestionType;
  title: string;
  description?: string;
  required?: boolean;
  options?: readonly string[];
}

interface Template {
  title: string;
  questions: readonly TemplateQuestion[];
}

/** The surveys that teachers start from. They are opened at once: two clicks from here to the QR code. */
const TEMPLATES: Readonly<Record<'de' | 'en', Readonly<Record<SurveyTemplate, Template>>>> = {
  de: {
    exit_ticket: {
      title: 'Exit-Ticket',
      questions: [
        { type: 'long_answer', title: 'Was hast du heute gelernt?', description: 'Ein Satz genügt.', required: true },
        {
          type: 'net_promoter_score',
          title: 'Wie sicher fühlst du dich mit dem Thema?',
          description: '0 = noch gar nicht, 10 = ich könnte es erklären',
          required: true,
        },
        { type: 'long_answer', title: 'Welche Frage ist für dich noch offen?' },
      ],
    },
    lesson_feedback: {
      title: 'Wie war die Stunde?',
      questions: [
        { type: 'rating', title: 'Wie war die Stunde für dich?', required: true },
        { type: 'single_choice', title: 'Wie war das Tempo?', options: ['Zu langsam', 'Genau richtig', 'Zu schnell'] },
        {
          type: 'multiple_choice',
          title: 'Was hat dir beim Lernen geholfen?',
          options: ['Die Erklärungen', 'Die Aufgaben', 'Die Arbeit mit anderen', 'Zeit zum Nachdenken', 'Nichts davon'],
        },
        { type: 'long_answer', title: 'Was wünschst du dir für die nächste Stunde?' },
      ],
    },
    opinion_poll: {
      title: 'Meinungsbild',
      questions: [
        {
          type: 'single_choice',
          title: 'Wie stehst du zu der Aussage an der Tafel?',
          required: true,
          options: ['Stimme voll zu', 'Stimme eher zu', 'Stimme eher nicht zu', 'Stimme gar nicht zu', 'Weiß ich noch nicht'],
        },
        { type: 'long_answer', title: 'Was ist dein wichtigster Grund?' },
      ],
    },
    quiz: {
      title: 'Quiz',
      questions: [
        {
          type: 'single_choice',
          title: 'Welcher Planet ist der größte in unserem Sonnensystem?',
          required: true,
          options: ['Erde', 'Mars', 'Jupiter', 'Saturn'],
        },
        {
          type: 'multiple_choice',
          title: 'Welche dieser Zahlen sind Primzahlen?',
          description: 'Mehrere Antworten sind richtig.',
          required: true,
          options: ['2', '9', '11', '15', '17'],
        },
        {
          type: 'single_choice',
          title: 'In welchem Jahr fiel die Berliner Mauer?',
          required: true,
          options: ['1961', '1985', '1989', '1990'],
        },
        { type: 'rating', title: 'Wie sicher warst du bei deinen Antworten?' },
      ],
    },
  },
  en: {
    exit_ticket: {
      title: 'Exit ticket',
      questions: [
        { type: 'long_answer', title: 'What did you learn today?', description: 'One sentence is enough.', required: true },
        {
          type: 'net_promoter_score',
          title: 'How confident do you feel about the topic?',
          description: '0 = not at all yet, 10 = I could explain it',
          required: true,
        },
        { type: 'long_answer', title: 'Which question is still open for you?' },
      ],
    },
    lesson_feedback: {
      title: 'How was the lesson?',
      questions: [
        { type: 'rating', title: 'How was the lesson for you?', required: true },
        { type: 'single_choice', title: 'How was the pace?', options: ['Too slow', 'Just right', 'Too fast'] },
        {
          type: 'multiple_choice',
          title: 'What helped you to learn?',
          options: ['The explanations', 'The exercises', 'Working with others', 'Time to think', 'None of these'],
        },
        { type: 'long_answer', title: 'What do you wish for the next lesson?' },
      ],
    },
    opinion_poll: {
      title: 'Opinion poll',
      questions: [
        {
          type: 'single_choice',
          title: 'What do you think of the statement on the board?',
          required: true,
          options: ['I fully agree', 'I rather agree', 'I rather disagree', 'I fully disagree', 'I do not know yet'],
        },
        { type: 'long_answer', title: 'What is your most important reason?' },
      ],
    },
    quiz: {
      title: 'Quiz',
      questions: [
        {
          type: 'single_choice',
          title: 'Which planet is the largest in our solar system?',
          required: true,
          options: ['Earth', 'Mars', 'Jupiter', 'Saturn'],
        },
        {
          type: 'multiple_choice',
          title: 'Which of these numbers are prime?',
          description: 'More than one answer is right.',
          required: true,
          options: ['2', '9', '11', '15', '17'],
        },
        {
          type: 'single_choice',
          title: 'In which year did the Berlin Wall fall?',
          required: true,
          options: ['1961', '1985', '1989', '1990'],
        },
        { type: 'rating', title: 'How sure were you about your answers?' },
      ],
    },
  },
};

/** Returns the default title of a survey, until its teacher changes it. */
export function templateTitle(language: 'de' | 'en', template: SurveyTemplate | undefined): string {
  if (template) return TEMPLATES[language][template].title;
  return language === 'de' ? 'Neue Umfrage' : 'New survey';
}

/** The questions of a template, with ids of their own. */
export function templateQuestions(language: 'de' | 'en', template: SurveyTemplate, itemId: string): SurveyQuestion[] {
  return TEMPLATES[language][template].questions.map(({ type, title, description = '', required = false, options = [] }, position) => ({
    id: newId(),
    itemId,
    position,
    type,
    title,
    description,
    required,
    inResults: true,
    recommendation: false,
    options: options.map((text) => ({ id: newId(), text })),
  }));
}

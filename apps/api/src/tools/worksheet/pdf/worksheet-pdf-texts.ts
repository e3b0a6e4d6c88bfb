import type { InterfaceLanguage, Stamp } from '@murmel/contracts';

export interface WorksheetPdfTexts {
  solutionsOf: (title: string) => string;
  answersOf: (title: string) => string;
  onScreen: string;
  film: string;
  file: string;
  h5p: string;
  nobody: string;
  handedIn: (when: string) => string;
  working: string;
  task: (number: number) => string;
  nothing: string;
  right: (right: number, of: number) => string;
  pointsOf: (given: string, of: string) => string;
  feedback: string;
  /** not yet visible to others */
  feedbackDraft: string;
  stamps: Readonly<Record<Stamp, string>>;
  picture: (number: number) => string;
  mark: (where: string) => string;
  remarks: Readonly<Record<'well_done' | 'think' | 'language', string>>;
}

/** The words around a worksheet on paper, and around what was answered. */
export const WORKSHEET_PDF_TEXTS: Readonly<Record<InterfaceLanguage, WorksheetPdfTexts>> = {
  de: {
    solutionsOf: (title) => `${title} – Lösungen`,
    answersOf: (title) => `${title} – Antworten`,
    onScreen: 'Das gibt es am Bildschirm.',
    film: 'Video',
    file: 'Datei',
    h5p: 'Diese Aufgabe löst du am Bildschirm.',
    nobody: 'Noch hat niemand geantwortet.',
    handedIn: (when) => `Abgegeben am ${when}`,
    working: 'Noch nicht abgegeben',
    task: (number) => `Aufgabe ${number}`,
    nothing: 'Keine Antwort',
    right: (right, of) => `${right} von ${of} richtig`,
    pointsOf: (given, of) => `${given} von ${of} Punkten`,
    feedback: 'Rückmeldung',
    feedbackDraft: 'Rückmeldung, noch nicht gegeben',
    stamps: {
      strong: 'Stark',
      well_argued: 'Gut begründet',
      right_words: 'Fachwörter',
      closer: 'Genauer',
      look_again: 'Schau noch mal',
    },
    picture: (number) => `Bild zu Aufgabe ${number}`,
    mark: (where) => `Zu „${where}“`,
    remarks: { well_done: 'Gelungen', think: 'Denk nach', language: 'Sprache' },
  },
  en: {
    solutionsOf: (title) => `${title} – solutions`,
    answersOf: (title) => `${title} – answers`,
    onScreen: 'This is for the screen.',
    film: 'Video',
    file: 'File',
    h5p: 'You solve this task on a screen.',
    nobody: 'Nobody has answered yet.',
    handedIn: (when) => `Submitted on ${when}`,
    working: 'Not submitted yet',
    task: (number) => `Task ${number}`,
    nothing: 'No answer',
    right: (right, of) => `${right} of ${of} right`,
    pointsOf: (given, of) => `${given} of ${of} points`,
    feedback: 'Feedback',
    feedbackDraft: 'Feedback, not given yet',
    stamps: {
      strong: 'Strong',
      well_argued: 'Well argued',
      right_words: 'Right words',
      closer: 'More precise',
      look_again: 'Look again',
    },
    picture: (number) => `Picture for task ${number}`,
    mark: (where) => `On “${where}”`,
    remarks: { well_done: 'Well done', think: 'Think', language: 'Language' },
  },
};

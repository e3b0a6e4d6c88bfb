import type { InterfaceLanguage } from '@murmel/contracts';

export interface SurveyPdfTexts {
  waiting: string;
  untitled: string;
  head: readonly [answer: string, count: string, share: string];
  mean: string;
  median: string;
  nps: string;
  multiple: string;
  responses: (count: number) => string;
  answers: (count: number) => string;
  stars: (count: number) => string;
  files: (count: number) => string;
  picture: (number: number, of: number) => string;
  more: (count: number) => string;
}

/** The words around the results of a survey on paper. */
export const SURVEY_PDF_TEXTS: Readonly<Record<InterfaceLanguage, SurveyPdfTexts>> = {
  de: {
    waiting: 'Die Ergebnisse sind nicht freigegeben.',
    untitled: 'Frage ohne Text',
    head: ['Antwort', 'Anzahl', 'Anteil'],
    mean: 'Mittelwert',
    median: 'Median',
    nps: 'Weiterempfehlung (NPS)',
    multiple: 'Mehrfachauswahl: Die Prozente können zusammen mehr als 100 ergeben.',
    responses: (count) => (count === 1 ? '1 Abgabe' : `${count} Abgaben`),
    answers: (count) => (count === 1 ? '1 Antwort' : `${count} Antworten`),
    stars: (count) => (count === 1 ? '1 Stern' : `${count} Sterne`),
    files: (count) => (count === 1 ? '1 Datei' : `${count} Dateien`),
    picture: (number, of) => `Bild ${number} von ${of}, das jemand als Antwort geschickt hat`,
    more: (count) => (count === 1 ? 'und 1 weiterer Text' : `und ${count} weitere Texte`),
  },
  en: {
    waiting: 'The results are not released.',
    untitled: 'Question without a text',
    head: ['Answer', 'Count', 'Share'],
    mean: 'Mean',
    median: 'Median',
    nps: 'Recommendation (NPS)',
    multiple: 'Several answers could be chosen: the percentages can add up to more than 100.',
    responses: (count) => (count === 1 ? '1 response' : `${count} responses`),
    answers: (count) => (count === 1 ? '1 answer' : `${count} answers`),
    stars: (count) => (count === 1 ? '1 star' : `${count} stars`),
    files: (count) => (count === 1 ? '1 file' : `${count} files`),
    picture: (number, of) => `Picture ${number} of ${of} that somebody sent as an answer`,
    more: (count) => (count === 1 ? 'and 1 more text' : `and ${count} more texts`),
  },
};

import { AI_FAILURES } from './ai-names.js';
import { KNOWLEDGE_FAILURES } from './knowledge/names.js';

/** Kinds of material that can be converted. */
export const CONVERTER_INPUTS = ['pdf', 'text', 'audio', 'image', 'video', 'youtube', 'website'] as const;
export type ConverterInput = (typeof CONVERTER_INPUTS)[number];

/** Material that is a file; of a film, its sound is sent, which the browser takes out of it. */
export const CONVERTER_FILE_INPUTS = ['pdf', 'audio', 'image', 'video'] as const;
export type ConverterFileInput = (typeof CONVERTER_FILE_INPUTS)[number];
export const isFileInput = (input: ConverterInput): input is ConverterFileInput =>
  (CONVERTER_FILE_INPUTS as readonly ConverterInput[]).includes(input);

/** Pictures whose words are read, detected by their bytes. */
export const CONVERTER_PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Kinds of results. */
export const CONVERTER_OUTPUTS = ['podcast', 'dialog', 'lecture', 'summary', 'text', 'transcript', 'audio', 'translation'] as const;
export type ConverterOutput = (typeof CONVERTER_OUTPUTS)[number];

const OF_TEXT = ['podcast', 'dialog', 'lecture', 'summary', 'audio', 'translation'] as const;
const OF_SPEECH = ['podcast', 'dialog', 'lecture', 'summary', 'transcript', 'translation'] as const;

/** Results that make sense of each kind of material: a text is text already, and only sound is written down. */
export const CONVERTER_PAIRS: Readonly<Record<ConverterInput, readonly ConverterOutput[]>> = {
  text: OF_TEXT,
  pdf: [...OF_TEXT, 'text'],
  website: [...OF_TEXT, 'text'],
  image: [...OF_TEXT, 'text'],
  audio: OF_SPEECH,
  video: OF_SPEECH,
  youtube: OF_SPEECH,
};

/** Results that are sound. */
export const SPOKEN_OUTPUTS: readonly ConverterOutput[] = ['podcast', 'audio'];
/** Results in which two people talk. */
export const TALKING_OUTPUTS: readonly ConverterOutput[] = ['podcast', 'dialog'];

/** Steps of a job, by what is done in them; which ones a job has follows from its result. */
export const CONVERTER_STEPS = [
  'extracting',
  'chunks',
  'summarizing',
  'translating',
  'dialog',
  'lecture',
  'podcast',
  'speaking',
  'combining',
] as const;
export type ConverterStep = (typeof CONVERTER_STEPS)[number];

const WRITING: Readonly<Record<ConverterOutput, readonly ConverterStep[]>> = {
  podcast: ['chunks', 'podcast', 'speaking', 'combining'],
  dialog: ['chunks', 'dialog'],
  lecture: ['chunks', 'lecture'],
  summary: ['chunks', 'summarizing'],
  translation: ['translating'],
  audio: ['speaking', 'combining'],
  text: [],
  transcript: [],
};

/** Returns the steps of a job in their order. */
export const converterSteps = (output: ConverterOutput): readonly ConverterStep[] => ['extracting', ...WRITING[output]];

export const CONVERTER_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type ConverterState = (typeof CONVERTER_STATES)[number];

/** Reasons of a failed job: those of files and of models, and its own. */
export const CONVERTER_FAILURES = [
  ...KNOWLEDGE_FAILURES,
  ...AI_FAILURES,
  /** it cannot be loaded, or has no text */
  'website',
  /** a page that asks for a password first */
  'login',
  /** a film that is not there, or not public */
  'video',
  /** a film without subtitles */
  'noSubtitles',
  /** a picture on which nothing can be read */
  'noWords',
  /** nothing can be understood in the sound */
  'nothingSaid',
  /** the model did not write a talk between two people */
  'noSpeakers',
  /** each process that worked on it ended */
  'interrupted',
] as const;
export type ConverterFailure = (typeof CONVERTER_FAILURES)[number];

/** Languages of results. */
export const CONVERTER_LANGUAGES = ['de', 'en', 'fr', 'es', 'it', 'tr', 'uk', 'ar'] as const;
export type ConverterLanguage = (typeof CONVERTER_LANGUAGES)[number];

export const CONVERTER_LIMITS = {
  /** letters of a typed text; longer ones are cut off, and the page says so (spec AIT-08) */
  text: 5000,
  /** letters of everything else that are taken */
  source: 20_000,
  pdfMegabytes: 10,
  audioMegabytes: 25,
  imageMegabytes: 10,
  /** of a film, from which the browser takes the sound (spec AIT-10) */
  videoMegabytes: 100,
  /** letters of a search for films, and films that it finds */
  filmQuery: 100,
  films: 5,
  address: 2000,
  framework: 200,
  lessonDuration: { min: 10, max: 180 },
  lessonNumber: { min: 1, max: 40 },
  sessionsPerWeek: { min: 1, max: 10 },
  /** jobs of one person at the same time, and kept ones */
  atOnce: 2,
  kept: 500,
} as const;

/** A speech of a talk: who says it, and what. */
export interface Speech {
  speaker: string;
  text: string;
}

/** Returns the speeches of a talk: a name and a colon at the beginning of a line (spec AIT-11). Lines without go on with the speech before. */
export function speechesOf(talk: string): Speech[] {
  const speeches: Speech[] = [];
  for (const line of talk.split('\n')) {
    const [, speaker, said] = /^\s{0,8}(?:[-*]\s{1,8})?\*{0,2}(\p{L}[\p{L}\p{N} .-]{0,30}?)\*{0,2}:\*{0,2}\s+(\S.*)$/u.exec(line) ?? [];
    const last = speeches.at(-1);
    if (speaker !== undefined && said !== undefined) speeches.push({ speaker, text: said.trim() });
    else if (last && line.trim() !== '') last.text += ` ${line.trim()}`;
  }
  return speeches;
}

/** True for a talk between exactly two people. */
export const isTalk = (text: string): boolean => new Set(speechesOf(text).map(({ speaker }) => speaker)).size === 2;

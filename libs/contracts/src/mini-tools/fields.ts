import { SUGGESTION_LENGTHS } from '../suggestion-names.js';
import type { MiniToolField } from './shape.js';

type Of<Kind extends MiniToolField['kind']> = Extract<MiniToolField, { kind: Kind }>;

/** Fields that many mini tools ask for, so that they are called the same everywhere. */

export const TOPIC: Of<'text'> = {
  kind: 'text',
  id: 'topic',
  label: { de: 'Thema', en: 'Topic' },
  example: { de: 'Ökosystem Wald: Warum ist es dort kühler?', en: 'Forests: why is it cooler there?' },
  required: true,
  maxLength: 120,
};

export const SUBJECT: Of<'choice'> = {
  kind: 'choice',
  id: 'subject',
  label: { de: 'Fach', en: 'Subject' },
  required: true,
  choices: [
    { value: 'german', de: 'Deutsch', en: 'German' },
    { value: 'daz', de: 'Deutsch als Zweitsprache', en: 'German as a second language' },
    { value: 'maths', de: 'Mathematik', en: 'Mathematics' },
    { value: 'english', de: 'Englisch', en: 'English' },
    { value: 'french', de: 'Französisch', en: 'French' },
    { value: 'spanish', de: 'Spanisch', en: 'Spanish' },
    { value: 'latin', de: 'Latein', en: 'Latin' },
    { value: 'primary', de: 'Sachunterricht', en: 'Primary science and social studies' },
    { value: 'biology', de: 'Biologie', en: 'Biology' },
    { value: 'chemistry', de: 'Chemie', en: 'Chemistry' },
    { value: 'physics', de: 'Physik', en: 'Physics' },
    { value: 'computing', de: 'Informatik', en: 'Computer science' },
    { value: 'technology', de: 'Technik', en: 'Technology' },
    { value: 'geography', de: 'Geografie', en: 'Geography' },
    { value: 'history', de: 'Geschichte', en: 'History' },
    { value: 'politics', de: 'Politik', en: 'Politics' },
    { value: 'economics', de: 'Wirtschaft', en: 'Economics' },
    { value: 'ethics', de: 'Ethik und Philosophie', en: 'Ethics and philosophy' },
    { value: 'religion', de: 'Religion', en: 'Religious education' },
    { value: 'art', de: 'Kunst', en: 'Art' },
    { value: 'music', de: 'Musik', en: 'Music' },
    { value: 'sports', de: 'Sport', en: 'Physical education' },
    { value: 'other', de: 'fächerübergreifend', en: 'cross-curricular' },
  ],
};

export const GRADE: Of<'grade'> = { kind: 'grade', id: 'grade', label: { de: 'Klasse', en: 'Grade' }, required: true };

export const MINUTES: Of<'number'> = {
  kind: 'number',
  id: 'minutes',
  label: { de: 'Minuten', en: 'Minutes' },
  required: true,
  min: 3,
  max: 180,
  preset: '10',
};

export const COUNT: Of<'number'> = {
  kind: 'number',
  id: 'count',
  label: { de: 'Wie viele?', en: 'How many?' },
  required: true,
  min: 2,
  max: 20,
  preset: '8',
};

export const TEXT: Of<'longText'> = {
  kind: 'longText',
  id: 'text',
  label: { de: 'Dein Text', en: 'Your text' },
  example: { de: 'Hier einfügen oder schreiben', en: 'Paste or write it here' },
  required: true,
  maxLength: 4500,
  material: true,
};

/** Field for circumstances the result has to fit. */
export const GROUP: Of<'longText'> = {
  kind: 'longText',
  id: 'group',
  label: { de: 'Was sollte ich noch wissen?', en: 'What else should I know?' },
  example: {
    de: 'Es regnet, wir können nicht raus. Zwei Kinder lernen noch Deutsch.',
    en: 'It is raining, we cannot go out. Two children are still learning the language.',
  },
  required: false,
  maxLength: 400,
};

export const LEVEL: Of<'languageLevel'> = {
  kind: 'languageLevel',
  id: 'level',
  label: { de: 'Sprachniveau', en: 'Language level' },
  required: true,
  preset: '3',
};

export const LANGUAGE: Of<'language'> = { kind: 'language', id: 'language', label: { de: 'Sprache', en: 'Language' }, required: true };

/** Field for the length of a text: the same choices as for help with texts (spec TXT-03). */
export const LENGTH: Of<'choice'> = {
  kind: 'choice',
  id: 'length',
  label: { de: 'Länge', en: 'Length' },
  required: true,
  choices: SUGGESTION_LENGTHS.map((value) => ({
    value,
    de: `${value.replace('-', ' bis ')} Wörter`,
    en: `${value.replace('-', ' to ')} words`,
  })),
  preset: '150-250',
};

/** Field for the proficiency in a foreign language. */
export const PROFICIENCY: Of<'choice'> = {
  kind: 'choice',
  id: 'proficiency',
  label: { de: 'Niveau', en: 'Proficiency' },
  required: true,
  choices: [
    { value: 'A1', de: 'A1 (erstes Lernjahr)', en: 'A1 (first year of learning)' },
    { value: 'A2', de: 'A2 (zweites und drittes Lernjahr)', en: 'A2 (second and third year)' },
    { value: 'B1', de: 'B1 (mittlerer Abschluss)', en: 'B1 (end of lower secondary)' },
    { value: 'B2', de: 'B2 (Abitur)', en: 'B2 (end of upper secondary)' },
  ],
  preset: 'A2',
};

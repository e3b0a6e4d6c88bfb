import type { InterfaceLanguage } from '../item-fields.js';
import type { MiniToolField } from './shape.js';

export interface FixedOption {
  value: string;
  /** label in the form */
  label: string;
  /** text in the prompt */
  said: string;
}

type Words = Readonly<Record<InterfaceLanguage, string>>;
type OptionTexts = { label: Words; said: Words };

const GRADES = Array.from({ length: 13 }, (_, index) => index + 1);

/** Difficulty of a text, from easy-to-read language to that of a good textbook and beyond. */
const LEVELS: readonly OptionTexts[] = [
  {
    label: { de: '1 · Leichte Sprache', en: '1 · Very easy' },
    said: {
      de: 'Stufe 1 von 5 (nur Hauptsätze mit höchstens 8 Wörtern, alltägliche Wörter, keine Fremdwörter, kein Genitiv, kein Konjunktiv)',
      en: 'level 1 of 5 (main clauses of at most 8 words, everyday words, no foreign words, no passive voice)',
    },
  },
  {
    label: { de: '2 · Einfach', en: '2 · Easy' },
    said: {
      de: 'Stufe 2 von 5 (kurze Sätze mit höchstens 12 Wörtern, häufige Wörter, jedes Fachwort gleich erklärt, etwa A2)',
      en: 'level 2 of 5 (short sentences of at most 12 words, frequent words, every technical term explained at once, about A2)',
    },
  },
  {
    label: { de: '3 · Mittel', en: '3 · Medium' },
    said: {
      de: 'Stufe 3 von 5 (klare Sätze mit höchstens einem Nebensatz, Fachwörter beim ersten Mal erklärt, etwa B1)',
      en: 'level 3 of 5 (clear sentences with at most one subordinate clause, terms explained the first time, about B1)',
    },
  },
  {
    label: { de: '4 · Wie im Schulbuch', en: '4 · Like a textbook' },
    said: {
      de: 'Stufe 4 von 5 (wie ein gutes Schulbuch für dieses Alter, übliche Fachwörter ohne Erklärung, etwa B2)',
      en: 'level 4 of 5 (like a good textbook for this age, usual terms without explanation, about B2)',
    },
  },
  {
    label: { de: '5 · Anspruchsvoll', en: '5 · Demanding' },
    said: {
      de: 'Stufe 5 von 5 (dichte Bildungssprache mit Fachwörtern und längeren Gedankengängen, etwa C1)',
      en: 'level 5 of 5 (dense academic language with technical terms and longer lines of thought, about C1)',
    },
  },
];

/** Languages taught at German-speaking schools, and those that many families there speak. */
const LANGUAGES: Readonly<Record<string, Words>> = {
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
  fr: { de: 'Französisch', en: 'French' },
  es: { de: 'Spanisch', en: 'Spanish' },
  it: { de: 'Italienisch', en: 'Italian' },
  la: { de: 'Latein', en: 'Latin' },
  ar: { de: 'Arabisch', en: 'Arabic' },
  uk: { de: 'Ukrainisch', en: 'Ukrainian' },
  tr: { de: 'Türkisch', en: 'Turkish' },
  pl: { de: 'Polnisch', en: 'Polish' },
  ru: { de: 'Russisch', en: 'Russian' },
  ro: { de: 'Rumänisch', en: 'Romanian' },
  bg: { de: 'Bulgarisch', en: 'Bulgarian' },
  fa: { de: 'Persisch (Dari, Farsi)', en: 'Persian (Dari, Farsi)' },
  ps: { de: 'Paschtu', en: 'Pashto' },
  ku: { de: 'Kurdisch (Kurmandschi)', en: 'Kurdish (Kurmanji)' },
  sq: { de: 'Albanisch', en: 'Albanian' },
  hr: { de: 'Kroatisch', en: 'Croatian' },
  bs: { de: 'Bosnisch', en: 'Bosnian' },
  sr: { de: 'Serbisch', en: 'Serbian' },
  el: { de: 'Griechisch', en: 'Greek' },
  hu: { de: 'Ungarisch', en: 'Hungarian' },
  pt: { de: 'Portugiesisch', en: 'Portuguese' },
  nl: { de: 'Niederländisch', en: 'Dutch' },
  ti: { de: 'Tigrinisch', en: 'Tigrinya' },
  so: { de: 'Somali', en: 'Somali' },
  vi: { de: 'Vietnamesisch', en: 'Vietnamese' },
  zh: { de: 'Chinesisch', en: 'Chinese' },
};

/** Returns the options of a field; empty for a text field. */
export function fixedOptions(field: MiniToolField, language: InterfaceLanguage): FixedOption[] {
  switch (field.kind) {
    case 'choice':
      return field.choices.map((choice) => ({ value: choice.value, label: choice[language], said: choice[language] }));
    case 'grade':
      return GRADES.map((grade) => ({ value: String(grade), ...gradeWords(grade, language) }));
    case 'languageLevel':
      return levelOptions(language);
    case 'language':
      return languageOptions(language);
    default:
      return [];
  }
}

/** Returns the levels of difficulty of a text, from 1 to 5. */
export function levelOptions(language: InterfaceLanguage): FixedOption[] {
  return LEVELS.map(({ label, said }, index) => ({ value: String(index + 1), label: label[language], said: said[language] }));
}

/** Languages that are taught, and those that many families speak. */
export function languageOptions(language: InterfaceLanguage): FixedOption[] {
  return Object.entries(LANGUAGES).map(([value, words]) => ({ value, label: words[language], said: words[language] }));
}

/** A model writes for an age; a form asks for what a teacher calls it. */
function gradeWords(grade: number, language: InterfaceLanguage): { label: string; said: string } {
  const [from, to] = [grade + 5, grade + 6];
  return language === 'de'
    ? { label: `Klasse ${grade}`, said: `Klasse ${grade} (etwa ${from} bis ${to} Jahre alt)` }
    : { label: `Grade ${grade}`, said: `grade ${grade} (about ${from} to ${to} years old)` };
}

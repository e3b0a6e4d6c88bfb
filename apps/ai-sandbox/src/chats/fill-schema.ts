import { sumIn } from './arithmetic.js';
import { type Language, languageOf } from './language.js';
import { mainWord, sentencesOf, topicWords } from './sentences.js';

/** As much of JSON Schema as structured answers and tools use. */
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
  definitions?: Record<string, Schema>;
}

const ENTRIES = 3;
const DEEPEST = 12;

/** Source of texts for one answer: each sentence and word is given once before any is given again. */
interface Source {
  text: string;
  topic: string;
  language: Language;
  sentence: () => string;
  word: () => string;
}

/** Returns a value that a schema permits, with words of this text in its places. */
export function filledBy(schema: unknown, text: string): unknown {
  const words = topicWords(text);
  const sentences = sentencesOf(text);
  const topic = mainWord(text) ?? '…';
  const turn = (all: readonly string[], otherwise: string) => {
    let next = 0;
    return () => (all.length === 0 ? otherwise : all[next++ % all.length]!);
  };
  const source: Source = { text, topic, language: languageOf(text), sentence: turn(sentences, topic), word: turn(words, topic) };
  return valueFor((schema ?? {}) as Schema, '', source, (schema ?? {}) as Schema, 0);
}

function valueFor(given: Schema, name: string, source: Source, root: Schema, depth: number): unknown {
  const schema = resolved(given, root);
  if (depth > DEEPEST) return null;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((one) => one === source.language) ?? schema.enum[0];
  switch (typeOf(schema)) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {});
      return Object.fromEntries(entries.map(([key, one]) => [key, valueFor(one, key, source, root, depth + 1)]));
    }
    case 'array': {
      const [least, most] = [schema.minItems ?? 1, schema.maxItems ?? Number.POSITIVE_INFINITY];
      // Of numbers that point at entries, one is enough.
      const count = Math.min(Math.max(isNumber(resolved(schema.items ?? {}, root)) ? 1 : ENTRIES, least), most);
      return Array.from({ length: count }, () => valueFor(schema.items ?? {}, singular(name), source, root, depth + 1));
    }
    case 'integer':
    case 'number':
      return Math.min(Math.max(schema.default === undefined ? 0 : Number(schema.default), schema.minimum ?? 0), schema.maximum ?? Infinity);
    case 'boolean':
      return schema.default ?? false;
    case 'null':
      return null;
    default:
      return stringFor(schema, name, source);
  }
}

function resolved(schema: Schema, root: Schema): Schema {
  if (schema.$ref?.startsWith('#/')) {
    const place = schema.$ref.slice(2).split('/');
    const found = place.reduce<unknown>((there, key) => (there as Record<string, unknown> | undefined)?.[key], root);
    return (found as Schema | undefined) ?? {};
  }
  const choice = (schema.anyOf ?? schema.oneOf)?.find((one) => one.type !== 'null') ?? undefined;
  if (choice) return resolved(choice, root);
  return schema.allOf ? Object.assign({}, ...schema.allOf.map((one) => resolved(one, root)), schema, { allOf: undefined }) : schema;
}

const typeOf = ({ type, properties, items }: Schema): string | undefined =>
  (Array.isArray(type) ? type.find((one) => one !== 'null') : type) ?? (properties ? 'object' : items ? 'array' : undefined);
const isNumber = (schema: Schema): boolean => ['integer', 'number'].includes(typeOf(schema) ?? '');
const singular = (name: string): string => name.replace(/s$/, '');

function stringFor({ format, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema, name: string, source: Source): string {
  const said = wordsFor(format, name, source);
  return said.padEnd(minLength, '.').slice(0, maxLength).toWellFormed();
}

function wordsFor(format: string | undefined, name: string, { text, topic, language, sentence, word }: Source): string {
  if (format === 'date') return '2026-01-01';
  if (format === 'date-time') return '2026-01-01T08:00:00Z';
  if (format === 'uri' || /^(url|address|link)$/i.test(name)) return /https?:\/\/[^\s<>"]+/.exec(text)?.[0] ?? 'https://example.org/';
  // A text to work with, long enough for tasks about it.
  if (name === 'basis') return basisAbout(topic, language);
  if (name === 'code') return sumIn(text, language)?.program ?? `console.log(${JSON.stringify(topic)})`;
  if (/^(title|name|heading|subject|query|topic|keyword)$/i.test(name)) return topic;
  if (/^(option|word|label|answer|tag)$/i.test(name)) return word();
  if (/^question$/i.test(name)) return language === 'de' ? `Was gehört zu „${word()}“?` : `What belongs to “${word()}”?`;
  if (/^(markdown|content|text|body)$/i.test(name)) return sentencesOf(text).join('\n\n') || topic;
  return sentence();
}

/** Sentences of a text about any topic, in both languages. */
const BASIS: Readonly<Record<Language, (topic: string) => readonly string[]>> = {
  de: (topic) => [
    `Dieser Probetext handelt von ${topic}, damit sich ein Arbeitsblatt ausprobieren lässt.`,
    'Am Anfang steht eine Beobachtung, die im Unterricht gemeinsam gemacht wird.',
    'Danach sammelt die Klasse Fragen, ordnet sie und wählt eine davon aus.',
    'Eine Vermutung sagt vorher, was in einem Versuch wahrscheinlich geschehen wird.',
    'Der Versuch braucht Material, einen Aufbau und eine genaue Anleitung für alle.',
    'Jede Messung bekommt eine Einheit, sonst lassen sich Werte nicht vergleichen.',
    'Eine Tabelle zeigt die Werte, ein Diagramm macht den Verlauf sichtbar.',
    'Wer genau hinsieht, entdeckt dabei oft einen Unterschied, den niemand erwartet hat.',
    'Die Deutung erklärt die Beobachtung mit einem Fachwort und einem Grund.',
    'Fehler gehören dazu, denn sie zeigen, was beim nächsten Mal besser geht.',
    'Zum Schluss prüft die Gruppe, ob die Vermutung zur Messung passt.',
    'So wird aus einer Frage ein Ergebnis, das andere nachmachen und überprüfen können.',
  ],
  en: (topic) => [
    `This trial text is about ${topic}, so that a worksheet can be tried out.`,
    'It begins with an observation that a class makes together during a lesson.',
    'After that the class collects questions, sorts them and chooses one of them.',
    'A guess says beforehand what will probably happen in an experiment about it.',
    'The experiment needs material, a setup and an exact instruction for all.',
    'Each measurement has a unit, because values cannot be compared without one.',
    'A table lists the values, and a diagram makes the course of them visible.',
    'Looking closely often shows a difference that nobody had expected before.',
    'The explanation gives a reason for the observation, with a technical term.',
    'Mistakes are part of it, because they show what can be done better later.',
    'In the end the group checks whether the guess agrees with the measurement.',
    'So a question becomes a result that others can repeat and test again.',
  ],
};

const basisAbout = (topic: string, language: Language): string => BASIS[language](topic).join(' ');

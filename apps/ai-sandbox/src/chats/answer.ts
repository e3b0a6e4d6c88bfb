import { sumIn } from './arithmetic.js';
import { measuredPictures } from './measured-pictures.js';
import { PHRASES } from './phrases.js';
import type { Material, Prompt } from './prompt.js';
import { bestSentences, mainWord, sentencesOf, sharedWords, topicWords } from './sentences.js';
import { writtenText } from './writing-tasks.js';

/** Sentences of a short and of a long answer. */
const PICKED = { short: 2, long: 4 } as const;
const MOST_SECTIONS = 8;
const MOST_WORDS = 6;

/** Length of a model's answers. */
export type Manner = keyof typeof PICKED;

type Rule = (prompt: Prompt, manner: Manner) => string | undefined | Promise<string | undefined>;

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
const cited = ({ text, passage }: Material): string => (passage === undefined ? text : `${text.replace(/[.!?]$/, '')} [${passage}].`);
const topicOf = ({ question, given, language }: Prompt): string => mainWord(question) ?? mainWord(given) ?? PHRASES[language].topic;

/** A question for a single word, by which the product tests whether a model answers. */
const oneWord: Rule = ({ question }) => /(?:einem einzigen Wort|a single word): ?(\p{L}+)/u.exec(question)?.[1];

/** Repeats what a tool returned. */
const afterTools: Rule = ({ results, language }, manner) => {
  const result = results.at(-1);
  if (result === undefined) return undefined;
  const said = sentencesOf(result).slice(0, PICKED[manner]);
  return said.length === 0 ? PHRASES[language].proposed : `${PHRASES[language].toolSaid}\n\n${list(said)}`;
};

const sum: Rule = ({ question, language }) => {
  const found = sumIn(question, language);
  return found && PHRASES[language].result(found.said);
};

const pictures: Rule = ({ pictures: shown, language }) => (shown.length > 0 ? measuredPictures(shown, PHRASES[language]) : undefined);

/** Shortens the answer before. */
const shorter: Rule = ({ question, before }) => {
  if (before === '' || !/einem satz|kürzer|kurz zusammen|one sentence|shorter|sum up/i.test(question)) return undefined;
  return sentencesOf(before).find((sentence) => sentence.length > 20);
};

/** Fills the parts that an instruction names in bold, as forms of mini tools do, with sentences of the text or with questions. */
const namedParts: Rule = (prompt) => {
  const parts = [...new Set([...prompt.whole.matchAll(/\*\*([^*\n]{2,60})\*\*/g)].map(([, name]) => name!))].slice(0, MOST_SECTIONS);
  if (parts.length < 2) return undefined;
  const topic = mainWord(prompt.given) ?? topicOf(prompt);
  const questions = PHRASES[prompt.language].questions(topic);
  const sentences = prompt.materials.map(({ text }) => text);
  const contentOf = (part: string, index: number): string => {
    if (/frage|question/i.test(part) || sentences.length === 0) return list([questions[index % questions.length]!]);
    const best = bestSentences(part, prompt.materials).map(({ sentence }) => sentence.text);
    return [...best, sentences[index % sentences.length]!][0]!;
  };
  return [`## ${topic}`, ...parts.flatMap((part, index) => [`### ${part}`, contentOf(part, index)])].join('\n\n');
};

/** Says that the passages do not answer, in the words that the instructions give for that. */
const declined: Rule = ({ question, instructions, materials, given, language }) => {
  const [german, english] = [...instructions.matchAll(/genau: „([^„“]+)“/g)].map(([, sentence]) => sentence);
  const wanted = language === 'en' ? english : german;
  if (wanted === undefined || given === '' || isOrder(question)) return undefined;
  const words = topicWords(question);
  const shared = Math.max(0, ...materials.map(({ text }) => sharedWords(words, text)));
  return shared < Math.min(2, words.length) ? wanted : undefined;
};

/** True for a wish about the whole text, which shares no word with what is meant. */
const isOrder = (question: string): boolean =>
  /zusammenfass|fass\b|kurz|überblick|worum geht|nenne|quizfrage|zeitleiste|summar|overview|what is it about/i.test(question);

/** Picks the sentences that share words with the question; of a text that was handed over, else its first ones. */
const picked: Rule = (prompt, manner) => {
  const { question, given, materials, language } = prompt;
  const best = bestSentences(question, materials).slice(0, PICKED[manner]);
  const chosen = best.length > 0 ? best.map(({ sentence }) => sentence) : given === '' ? [] : materials.slice(0, PICKED[manner]);
  if (chosen.length === 0) return undefined;
  const found = `${PHRASES[language].found(topicOf(prompt))}\n\n${list(chosen.map(cited))}`;
  return manner === 'short' ? found : `${found}\n\n${aside(prompt)}`.trimEnd();
};

/** Says that there is nothing to pick from, and how to go on. */
const nothing: Rule = (prompt, manner) => {
  const { language, materials } = prompt;
  const phrases = PHRASES[language];
  const topic = topicOf(prompt);
  const said = materials.length === 0 ? phrases.nothingGiven(topic) : phrases.nothingFound(topic);
  if (manner === 'short') return said;
  const steps = phrases.steps(topic).map((step, index) => `${index + 1}. ${step}`);
  return [`## ${phrases.overview}`, said, `**${phrases.goOn}**`, steps.join('\n'), aside(prompt)].filter(Boolean).join('\n\n');
};

/** Returns a table, a formula or a program where the question asks for one, so that its look can be tried. */
function aside({ question, given, language }: Prompt): string {
  const phrases = PHRASES[language];
  const words = topicWords(`${question} ${given}`).slice(0, MOST_WORDS);
  const parts = [
    /tabelle|table/i.test(question) && phrases.table(words),
    /formel|formula|pythagoras/i.test(question) && phrases.formula,
    /\bcode\b|programm|javascript|python/i.test(question) && phrases.code(words),
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** The first one that has an answer gives it. */
const RULES: readonly Rule[] = [oneWord, afterTools, writtenText, sum, pictures, shorter, namedParts, declined, picked, nothing];

/** Returns the answer to a question, by rules alone: sentences of what was handed over, and templates. */
export async function answerTo(prompt: Prompt, manner: Manner): Promise<string> {
  for (const rule of RULES) {
    const answer = await rule(prompt, manner);
    if (answer) return answer;
  }
  return PHRASES[prompt.language].nothingGiven(topicOf(prompt));
}

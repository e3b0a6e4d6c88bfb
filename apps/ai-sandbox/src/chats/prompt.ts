import { type SandboxRequest, type SentMessage, type SentPart, type SentTool, wordsOf } from '../protocol/request.js';
import { type Language, languageOf } from './language.js';
import { sentencesOf } from './sentences.js';

/** Two equal lines around text that the product hands over as material. */
const FENCED = /^(AUSZUG-[0-9a-f]+|--- Material \S+ ---)\n+([\s\S]*?)\n+\1$/gm;
/** Head of a passage of a file within such material. */
const PASSAGE = /^\[(\d{1,2})\] Datei „(.+)“.*:$/;
/** Marks of the product around what a person wrote into a form. */
const MARKED = /⟦([\s\S]*?)⟧/g;

/** A sentence that an answer may repeat, and the number of the passage it is from. */
export interface Material {
  text: string;
  passage?: number;
}

/** Question to a model, as far as the rules read it. */
export interface Prompt {
  language: Language;
  /** instructions of the product and of a teacher */
  instructions: string;
  /** the newest message without its material */
  whole: string;
  /** what it asks */
  question: string;
  /** text between marks and fences of the newest question, as it stands there */
  given: string;
  /** sentences of the newest question's material, then of what was said before */
  materials: Material[];
  /** the answer before this question; empty for none */
  before: string;
  /** pictures of the newest question, as data addresses */
  pictures: string[];
  /** results of tools that were used for this answer */
  results: string[];
  tools: SentTool[];
  body: SandboxRequest['body'];
}

/** Reads a request: who asks what, and which text was handed over with it. */
export function readPrompt({ body }: SandboxRequest): Prompt {
  const all = body.messages ?? [];
  const messages = all.filter(({ role }) => role === 'user' || role === 'assistant');
  const newest = messages.findLastIndex(({ role }) => role === 'user');
  const words = wordsOf(messages[newest]?.content);
  const material: Material[] = [];
  const given: string[] = [];
  const question = words
    .replace(FENCED, (_, _fence: string, inner: string) => {
      material.push(...passageSentences(inner));
      given.push(inner);
      return '';
    })
    .replace(MARKED, (_, inner: string) => {
      if (inner.length > 80) material.push(...sentencesOf(inner).map((text) => ({ text })));
      if (inner.length > 80 || inner.trim() !== '') given.push(inner);
      return inner.length > 80 ? '' : inner;
    })
    .trim();
  const earlier = messages.slice(0, Math.max(newest, 0));
  // Own answers are no source.
  const said = earlier.flatMap(({ role, content }) => (role === 'user' ? toldIn(wordsOf(content).replace(FENCED, '$2')) : []));
  if (material.length === 0) material.push(...toldIn(question).map((text) => ({ text })));
  const isPicture = ({ type, image_url: image }: SentPart) => type === 'image_url' && image !== undefined;
  const parts = Array.isArray(messages[newest]?.content) ? (messages[newest]!.content as SentPart[]) : [];
  return {
    language: languageOf(question || words),
    instructions: instructionsOf(all),
    ...{
      whole: question,
      question: asksIn(question),
      given: given.join('\n\n'),
      materials: [...material, ...said.map((text) => ({ text }))],
    },
    before: wordsOf(earlier.findLast(({ role }) => role === 'assistant')?.content),
    pictures: parts.filter(isPicture).map(({ image_url: image }) => image!.url),
    results: resultsOf(all),
    tools: (body['tools'] as SentTool[] | undefined) ?? [],
    body,
  };
}

/** Returns the questions of a long text, or all of it where it has none. */
function asksIn(text: string): string {
  const sentences = sentencesOf(text);
  const asks = sentences.filter((sentence) => sentence.endsWith('?'));
  return sentences.length < 3 || asks.length === 0 ? text : asks.join(' ');
}

/** Returns what a text tells, without what it asks; one or two sentences alone are the question itself. */
function toldIn(text: string): string[] {
  const sentences = sentencesOf(text);
  return sentences.length < 3 ? [] : sentences.filter((sentence) => !sentence.endsWith('?'));
}

const instructionsOf = (messages: readonly SentMessage[]): string =>
  messages
    .filter(({ role }) => role === 'system' || role === 'developer')
    .map(({ content }) => wordsOf(content))
    .join('\n\n');

/** Returns what tools answered since the newest question, without the lines around it. */
function resultsOf(messages: readonly SentMessage[]): string[] {
  const since = messages.findLastIndex(({ role }) => role === 'user');
  return messages
    .slice(since + 1)
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => wordsOf(content).replace(FENCED, '$2'));
}

function passageSentences(text: string): Material[] {
  let passage: number | undefined;
  return text.split('\n').flatMap((line) => {
    const [, number] = PASSAGE.exec(line.trim()) ?? [];
    if (number !== undefined) {
      passage = Number(number);
      return [];
    }
    if (/^Datei „.+“:$/.test(line.trim())) return [];
    return sentencesOf(line).map((sentence) => ({ text: sentence, ...(passage !== undefined && { passage }) }));
  });
}

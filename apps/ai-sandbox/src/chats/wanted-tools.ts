import type { WantedCall } from '../protocol/answers.js';
import { filledBy } from './fill-schema.js';
import type { Prompt } from './prompt.js';

/** Words of questions that ask for a tool whose name has this word. */
const ASKED: Readonly<Record<string, RegExp>> = {
  quiz: /\bquiz/i,
  pinboard: /pinnwand|pinboard/i,
  document: /dokument|document/i,
  page: /webseite|website|web page/i,
  interpreter: /rechne|berechne|calculate|compute|\bcode\b/i,
  wikipedia: /wikipedia/i,
  crawl: /https?:\/\//i,
};

/** Returns the tools that a question asks for by their words, once: none after a tool was used, or where the request forbids it. */
export function wantedTools({ tools, question, given, results, body }: Prompt): WantedCall[] {
  if (tools.length === 0 || results.length > 0 || body['tool_choice'] === 'none') return [];
  const text = [question, given].filter(Boolean).join('\n\n');
  const asked = tools.filter(({ function: { name } }) => name.split('_').some((word) => ASKED[word]?.test(question)));
  const chosen = asked.length === 0 && body['tool_choice'] === 'required' ? tools.slice(0, 1) : asked.slice(0, 2);
  return chosen.map(({ function: { name, parameters } }) => ({ tool: name, input: filledBy(parameters, text) }));
}

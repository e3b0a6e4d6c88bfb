import { type AiMessage, isTrialModel } from '@murmel/contracts';
import { pathThrough } from '../talk/branches';

/** Words around the messages, in the language of the reader. */
export interface ChatFileTexts {
  question: string;
  /** who answered, by the id of the model */
  answer: (model: string | undefined) => string;
  trial: string;
  files: (names: string) => string;
}

/**
 * Returns a chat as Markdown, along the way to its newest message.
 * @param messages the oldest first
 */
export function chatAsMarkdown(title: string, messages: readonly AiMessage[], texts: ChatFileTexts): string {
  const parts = pathThrough(messages, undefined).map(({ message: { role, text, run, files } }) => {
    if (role === 'user') {
      const names = files.map(({ name }) => name).join(', ');
      return [`## ${texts.question}`, text, names && texts.files(names)];
    }
    return [`## ${texts.answer(run?.model)}`, run && isTrialModel(run.model) && `*${texts.trial}*`, text];
  });
  return `${[`# ${title}`, ...parts.flat()].filter(Boolean).join('\n\n')}\n`;
}

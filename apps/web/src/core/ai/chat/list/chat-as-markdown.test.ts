import type { AiMessage } from '@murmel/contracts';
import { expect, it } from 'vitest';
import { chatAsMarkdown } from './chat-as-markdown';

const message = (id: string, parentId: string | null, text: string, model?: string): AiMessage =>
  ({ id, parentId, text, role: model ? 'assistant' : 'user', run: model ? { model } : null, files: [] }) as unknown as AiMessage;
const texts = { question: 'Frage', answer: (model: string | undefined) => `Antwort von ${model}`, trial: 'keine KI', files: String };

it('holds the way to the newest message, and says which answers are a trial model’s', () => {
  const messages = [
    message('1', null, 'Was ist Moos?'),
    message('2', '1', 'Alt', 'x'),
    message('3', '1', 'Eine **Pflanze**.', 'trial-echo'),
    message('4', '3', 'Und Farn?'),
    message('5', '4', 'Auch.', 'x'),
  ];
  expect(chatAsMarkdown('Moos', messages, texts)).toBe(
    '# Moos\n\n## Frage\n\nWas ist Moos?\n\n## Antwort von trial-echo\n\n*keine KI*\n\nEine **Pflanze**.\n\n## Frage\n\nUnd Farn?\n\n## Antwort von x\n\nAuch.\n',
  );
});

import type { ToolKey } from '@murmel/contracts';
import ChatOfCore from '../../core/ai/chat/chat-page-with-texts';
import { AnswerInserters, type InsertAnswer } from '../../core/tools/answer-inserters';

const FILES = import.meta.glob<{ insertAnswer: InsertAnswer }>('../../tools/*/insert-answer.ts');
const TAKERS = Object.fromEntries(
  Object.entries(FILES).map(([path, load]) => {
    const taker: InsertAnswer = async (given) => (await load()).insertAnswer(given);
    return [path.split('/').at(-2)! as ToolKey, taker];
  }),
);

/** Chats with models, with the tools that take answers. */
export default function ChatPage() {
  return (
    <AnswerInserters value={TAKERS}>
      <ChatOfCore />
    </AnswerInserters>
  );
}

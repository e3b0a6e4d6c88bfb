import type { ToolKey } from '@murmel/contracts';
import ChatOfCore from '../../core/ai/chat/chat-page-with-texts';
import { AnswerTakers, type TakeAnswer } from '../../core/tools/answer-takers';

const FILES = import.meta.glob<{ takeAnswer: TakeAnswer }>('../../tools/*/take-answer.ts');
const TAKERS = Object.fromEntries(
  Object.entries(FILES).map(([path, load]) => {
    const taker: TakeAnswer = async (given) => (await load()).takeAnswer(given);
    return [path.split('/').at(-2)! as ToolKey, taker];
  }),
);

/** Chats with models, with the tools that take answers. */
export default function ChatPage() {
  return (
    <AnswerTakers value={TAKERS}>
      <ChatOfCore />
    </AnswerTakers>
  );
}

import ChatOfCore from '../../core/ai/chat/chat-page-with-texts';
import { AnswerInserters } from '../../core/tools/answer-inserters';
import { TAKERS } from './answer-takers';

/** Chats with models, with the tools that take answers. */
export default function ChatPage() {
  return (
    <AnswerInserters value={TAKERS}>
      <ChatOfCore />
    </AnswerInserters>
  );
}

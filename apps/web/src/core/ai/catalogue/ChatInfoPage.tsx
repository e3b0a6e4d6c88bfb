import { AI_LIMITS } from '@murmel/contracts';
import { IconArrowsSplit2, IconBrain, IconBulb, IconEyeOff, IconLock, IconSearch } from '@tabler/icons-react';
import { InfoPoints } from '../../tools/InfoPoints';
import { TOOL_PAGES } from '../../tools/tool-pages';

const POINTS = { ideas: IconBulb, models: IconBrain, branches: IconArrowsSplit2, found: IconSearch, careful: IconEyeOff, yours: IconLock };
const NUMBERS = { letters: AI_LIMITS.message.max, chats: AI_LIMITS.conversations, messages: AI_LIMITS.messages };

/** Information page about chats with models, with their limits. */
export default function ChatInfoPage() {
  return <InfoPoints texts="ai/catalogue" points={POINTS} numbers={NUMBERS} href={TOOL_PAGES.ai_chat.route} />;
}

import { AI_LIMITS, PERSONAS } from '@murmel/contracts';
import { IconBook2, IconEyeOff, IconHistory, IconMasksTheater, IconQuestionMark, IconUserHeart } from '@tabler/icons-react';
import { InfoPoints } from '../../../tools/InfoPoints';
import { TOOL_PAGES } from '../../../tools/tool-pages';

const POINTS = {
  played: IconMasksTheater,
  documented: IconBook2,
  quiz: IconQuestionMark,
  own: IconUserHeart,
  found: IconHistory,
  careful: IconEyeOff,
};
const NUMBERS = { count: PERSONAS.length, letters: AI_LIMITS.message.max, chats: AI_LIMITS.conversations };

/** Information page about chats with characters, with their limits. */
export default function PersonasInfoPage() {
  return <InfoPoints texts="ai/catalogue/personas" points={POINTS} numbers={NUMBERS} href={TOOL_PAGES.personas.route} />;
}

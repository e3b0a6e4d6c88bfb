import { LIMITS } from '@murmel/contracts';
import { IconBolt, IconEyeCheck, IconLayoutKanban, IconMessageHeart, IconPaperclip, IconPlayerPause } from '@tabler/icons-react';
import { ToolInfo } from '../../core/tools/ToolInfo';

const POINTS = {
  start: IconBolt,
  cards: IconPaperclip,
  rights: IconEyeCheck,
  lesson: IconPlayerPause,
  talk: IconMessageHeart,
  keep: IconLayoutKanban,
};

/** Explains the purpose of the tool in six points, with its limits. */
export default function InfoPage() {
  const { cardsPerList, listsPerBoard, cardsPerBoard, attachmentsPerCard } = LIMITS.pinboard;
  const numbers = { cardsPerList, listsPerBoard, cardsPerBoard, attachmentsPerCard };
  return <ToolInfo tool="pinboard" points={POINTS} numbers={numbers} />;
}

import { LIMITS } from '@murmel/contracts';
import { IconBolt, IconDeviceMobile, IconPlayCard, IconPresentation, IconTrafficLights, IconUsersGroup } from '@tabler/icons-react';
import { ToolInfo } from '../../core/tools/ToolInfo';

const POINTS = {
  start: IconBolt,
  order: IconTrafficLights,
  chance: IconUsersGroup,
  media: IconPlayCard,
  screens: IconPresentation,
  phones: IconDeviceMobile,
};

/** Explains the purpose of the tool in six points, with its limits. */
export default function InfoPage() {
  const { pages, cardsPerPage } = LIMITS.teachingBoard;
  return <ToolInfo tool="teaching_board" points={POINTS} numbers={{ pages, cardsPerPage }} />;
}

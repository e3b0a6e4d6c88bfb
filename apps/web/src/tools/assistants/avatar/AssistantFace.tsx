import type { AssistantAvatar } from '@murmel/contracts';
import { Marble } from '../../../ui/marbles/Marble';
import type { SwirlIndex } from '../../../ui/marbles/swirls';
import { marbleColours } from '../../../ui/theme/scales';
import { ICONS } from './assistant-icons';
import classes from './avatar.module.css';

/** Swirls that distinguish adjacent marbles in addition to colour. */
const SWIRLS: readonly SwirlIndex[] = [0, 1, 2, 3, 4, 5, 1];

interface AssistantFaceProps {
  avatar: AssistantAvatar;
  /** diameter in px */
  size: number;
}

/** Avatar of an assistant: its marble, or a custom picture. It is decorative, because its name is shown beside it. */
export function AssistantFace({ avatar: { icon, colour, file }, size }: AssistantFaceProps) {
  if (file !== null)
    return (
      <img className={classes.picture} src={`/api/owner_files/${file}/thumbnail`} alt="" width={size} height={size} draggable={false} />
    );
  return <Marble colour={marbleColours[colour] ?? 'tafel'} swirl={SWIRLS[colour] ?? 0} icon={ICONS[icon]} size={size} />;
}

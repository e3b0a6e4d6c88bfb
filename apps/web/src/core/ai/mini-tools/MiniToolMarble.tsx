import type { MiniToolCategory, MiniToolIcon } from '@murmel/contracts';
import { Marble } from '../../../ui/marbles/Marble';
import { marbleColours } from '../../../ui/theme/scales';
import { CATEGORY_APPEARANCES, MINI_TOOL_ICON_COMPONENTS } from './mini-tool-appearance';

interface MiniToolMarbleProps {
  /** one of one's own has a colour of its own */
  tool: { category: MiniToolCategory; icon: MiniToolIcon; colour?: number | null };
  size: number;
}

/** The marble of a mini tool: the colour of its category, or its own, with its sign. */
export function MiniToolMarble({ tool: { category, icon, colour }, size }: MiniToolMarbleProps) {
  const look = CATEGORY_APPEARANCES[category];
  const own = colour === undefined || colour === null ? {} : { colour: marbleColours[colour] ?? look.colour };
  return <Marble {...look} {...own} icon={MINI_TOOL_ICON_COMPONENTS[icon]} size={size} />;
}

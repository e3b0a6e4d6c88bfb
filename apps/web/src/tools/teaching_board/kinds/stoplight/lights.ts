import type { CardContents, Light } from '@murmel/contracts';
import { IconEar, IconHandStop, IconThumbUp } from '@tabler/icons-react';
import type { Icon } from '../../../../ui/icon';
import type { MarbleColour } from '../../../../ui/theme/scales';
import type { useKindTexts } from '../texts';

/** Position, icon and word say the same as the colour. */
export const LIGHT_APPEARANCES: Readonly<Record<Light, { icon: Icon; colour: MarbleColour }>> = {
  red: { icon: IconHandStop, colour: 'koralle' },
  yellow: { icon: IconEar, colour: 'sonne' },
  green: { icon: IconThumbUp, colour: 'wiese' },
};

/** Returns the label of a light: the teacher's own word, else ours. */
export function lightLabel(light: Light, words: CardContents['stoplight']['words'], t: ReturnType<typeof useKindTexts>): string {
  return words[light] || t(`stoplight.word.${light}`);
}

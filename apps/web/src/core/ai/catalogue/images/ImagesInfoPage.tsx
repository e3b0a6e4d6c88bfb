import { AI_IMAGE, AI_IMAGE_LIMITS, LIMITS } from '@murmel/contracts';
import { IconAccessible, IconEyeOff, IconHistory, IconLock, IconPalette, IconSeedling } from '@tabler/icons-react';
import { InfoPoints } from '../../../tools/InfoPoints';
import { TOOL_PAGES } from '../../../tools/tool-pages';

const POINTS = {
  styles: IconPalette,
  seeds: IconSeedling,
  kept: IconHistory,
  described: IconAccessible,
  careful: IconEyeOff,
  yours: IconLock,
};
const NUMBERS = { letters: AI_IMAGE_LIMITS.prompt.max, monthly: LIMITS.monthlyCreations[AI_IMAGE]!, kept: AI_IMAGE_LIMITS.kept };

/** Information page about pictures of models, with their limits. */
export default function ImagesInfoPage() {
  return <InfoPoints texts="ai/catalogue/images" points={POINTS} numbers={NUMBERS} href={TOOL_PAGES.images.route} />;
}

import type { AssistantIcon } from '@murmel/contracts';
import {
  IconBuildingMonument,
  IconBulb,
  IconCompass,
  IconFlask,
  IconLanguage,
  IconLetterCase,
  IconMasksTheater,
  IconMathSymbols,
  IconMessages,
  IconMusic,
  IconPhoto,
  IconQuestionMark,
  IconSparkles,
  IconTextSpellcheck,
  IconTrees,
  IconWorld,
} from '@tabler/icons-react';
import type { Icon } from '../../../ui/icon';

/** Icons of a marble under their stored names. */
export const ICONS: Readonly<Record<AssistantIcon, Icon>> = {
  sparkles: IconSparkles,
  compass: IconCompass,
  tree: IconTrees,
  question: IconQuestionMark,
  letters: IconLetterCase,
  languages: IconLanguage,
  spelling: IconTextSpellcheck,
  math: IconMathSymbols,
  debate: IconMessages,
  idea: IconBulb,
  picture: IconPhoto,
  flask: IconFlask,
  globe: IconWorld,
  music: IconMusic,
  history: IconBuildingMonument,
  mask: IconMasksTheater,
};

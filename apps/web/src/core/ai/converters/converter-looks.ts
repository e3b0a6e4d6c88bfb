import type { ConverterInput, ConverterOutput } from '@murmel/contracts';
import {
  IconAlignLeft,
  IconBrandYoutube,
  IconFileTypePdf,
  IconHeadphones,
  IconLanguage,
  IconListDetails,
  IconMessages,
  IconMicrophone,
  IconMovie,
  IconPhoto,
  IconPresentation,
  IconQuote,
  IconTypography,
  IconVolume,
  IconWorld,
} from '@tabler/icons-react';
import type { Icon } from '../../../ui/icon';

export const INPUT_ICONS: Readonly<Record<ConverterInput, Icon>> = {
  pdf: IconFileTypePdf,
  text: IconTypography,
  audio: IconMicrophone,
  image: IconPhoto,
  video: IconMovie,
  youtube: IconBrandYoutube,
  website: IconWorld,
};

export const OUTPUT_ICONS: Readonly<Record<ConverterOutput, Icon>> = {
  podcast: IconHeadphones,
  dialog: IconMessages,
  lecture: IconPresentation,
  summary: IconListDetails,
  text: IconAlignLeft,
  transcript: IconQuote,
  audio: IconVolume,
  translation: IconLanguage,
};

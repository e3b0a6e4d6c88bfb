import type { PartOf } from '@murmel/documents';
import { IconCode } from '@tabler/icons-react';
import { lazy } from 'react';
import type { PartScreen } from '../part-screen';
import { EmbedFace, EmbedReading } from './EmbedFace';

export const embedScreen: PartScreen<PartOf<'embed'>> = {
  icon: IconCode,
  Face: EmbedFace,
  Reading: EmbedReading,
  Settings: lazy(() => import('./EmbedSettings')),
  asksFirst: true,
};

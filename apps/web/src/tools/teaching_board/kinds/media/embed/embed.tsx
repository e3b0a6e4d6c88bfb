import { IconCode } from '@tabler/icons-react';
import { lazy } from 'react';
import type { CardScreen } from '../../card-screen';
import { EmbedFace, EmbedReading } from './EmbedFace';

export const embedScreen: CardScreen<'embed'> = {
  icon: IconCode,
  Face: EmbedFace,
  Reading: EmbedReading,
  Settings: lazy(() => import('./EmbedSettings')),
  asksFirst: true,
};

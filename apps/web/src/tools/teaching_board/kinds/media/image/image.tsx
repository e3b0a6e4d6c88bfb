import { IconPhoto } from '@tabler/icons-react';
import { lazy } from 'react';
import type { CardScreen } from '../../card-screen';
import { EnlargedImage, ImageFace, ImageReading } from './ImageFace';

export const imageScreen: CardScreen<'image'> = {
  icon: IconPhoto,
  Face: ImageFace,
  Reading: ImageReading,
  Enlarged: EnlargedImage,
  Settings: lazy(() => import('./ImageSettings')),
  asksFirst: true,
};

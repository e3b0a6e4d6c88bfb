import type { PartOf } from '@murmel/documents';
import { IconPhoto } from '@tabler/icons-react';
import { lazy } from 'react';
import type { PartScreen } from '../part-screen';
import { EnlargedImage, ImageFace, ImageReading } from './ImageFace';

export const imageScreen: PartScreen<PartOf<'image'>> = {
  icon: IconPhoto,
  Face: ImageFace,
  Reading: ImageReading,
  Enlarged: EnlargedImage,
  Settings: lazy(() => import('./ImageSettings')),
  asksFirst: true,
};

import type { PartOf } from '@murmel/documents';
import { IconVideo } from '@tabler/icons-react';
import { lazy } from 'react';
import type { PartScreen } from '../part-screen';
import { VideoFace, VideoReading } from './VideoFace';

export const videoScreen: PartScreen<PartOf<'video'>> = {
  icon: IconVideo,
  Face: VideoFace,
  Reading: VideoReading,
  Settings: lazy(() => import('./VideoSettings')),
  asksFirst: true,
};

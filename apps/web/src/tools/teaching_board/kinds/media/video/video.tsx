import { IconVideo } from '@tabler/icons-react';
import { lazy } from 'react';
import type { CardScreen } from '../../card-screen';
import { VideoFace, VideoReading } from './VideoFace';

export const videoScreen: CardScreen<'video'> = {
  icon: IconVideo,
  Face: VideoFace,
  Reading: VideoReading,
  Settings: lazy(() => import('./VideoSettings')),
  asksFirst: true,
};

import { IconFile } from '@tabler/icons-react';
import { lazy } from 'react';
import type { CardScreen } from '../../card-screen';
import { FileFace, FileReading } from './FileFace';

export const fileScreen: CardScreen<'file'> = {
  icon: IconFile,
  Face: FileFace,
  Reading: FileReading,
  Settings: lazy(() => import('./FileSettings')),
  asksFirst: true,
};

import type { PartOf } from '@murmel/documents';
import { IconFile } from '@tabler/icons-react';
import { lazy } from 'react';
import type { PartScreen } from '../part-screen';
import { FileFace, FileReading } from './FileFace';

export const fileScreen: PartScreen<PartOf<'file'>> = {
  icon: IconFile,
  Face: FileFace,
  Reading: FileReading,
  Settings: lazy(() => import('./FileSettings')),
  asksFirst: true,
};

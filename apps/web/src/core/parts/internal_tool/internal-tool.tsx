import type { PartOf } from '@murmel/documents';
import { IconApps } from '@tabler/icons-react';
import { lazy } from 'react';
import type { PartScreen } from '../part-screen';
import { InternalToolFace, InternalToolReading } from './InternalToolFace';

export const internalToolScreen: PartScreen<PartOf<'internal_tool'>> = {
  icon: IconApps,
  Face: InternalToolFace,
  Reading: InternalToolReading,
  Settings: lazy(() => import('./InternalToolSettings')),
  asksFirst: true,
};

import type { PartOf } from '@murmel/documents';
import { IconQrcode } from '@tabler/icons-react';
import { lazy } from 'react';
import type { PartScreen } from '../part-screen';
import { EnlargedQrLink, QrLinkFace, QrLinkReading } from './QrLinkFace';

export const qrLinkScreen: PartScreen<PartOf<'qr_link'>> = {
  icon: IconQrcode,
  Face: QrLinkFace,
  Reading: QrLinkReading,
  Enlarged: EnlargedQrLink,
  Settings: lazy(() => import('./QrLinkSettings')),
  asksFirst: true,
};

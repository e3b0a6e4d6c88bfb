import { Suspense } from 'react';
import { lazyPage } from '../../platform/page/lazy-page';
import type { LookAsDialogProps } from '../look-as/LookAs';

const Dialog = lazyPage<LookAsDialogProps>(() => import('../look-as/LookAs'), ['backoffice/look-as']);

/** Asks an admin for the reason to see murmel as this person, and begins it. */
export function LookAsDialog(props: LookAsDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}

import type { ItemTypeKey } from '@murmel/contracts';
import { useEffect } from 'react';
import { GalleryBar } from '../core/gallery/look/GalleryBar';
import classes from '../core/gallery/look/look.module.css';
import type { OpenLookProps } from '../core/gallery/look/open-look-props';
import { session } from '../platform/session/store';
import { openLookOf } from './open-looks';

/** An open item in gallery mode: the way back, and the look that its tool gives. */
export default function OpenLookPage({ type, ...props }: OpenLookProps & { type: ItemTypeKey }) {
  const Look = openLookOf(type);
  const { id } = props.item;
  useEffect(keepGalleryMode, [id]);
  return (
    <div className={classes.page}>
      <GalleryBar type={type} />
      <div className={classes.content}>
        <Look key={id} {...props} />
      </div>
    </div>
  );
}

/** Writes the public token of open material back into the address: it is no secret, and without it a reload would be a visit. */
function keepGalleryMode(): void {
  const { publicToken } = session.get();
  const address = new URL(location.href);
  if (publicToken === null || address.searchParams.has('public_token')) return;
  address.searchParams.set('public_token', publicToken);
  history.replaceState(history.state, '', address);
}

import { IconPhotoOff } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import classes from './lazy-picture.module.css';
import { loadPicture, type PictureState } from './load-picture';

interface LazyPictureProps {
  address: string;
  alt: string;
  className: string | undefined;
  /** the same in other widths, as `srcset` wants them, and how wide it is about, as `sizes` does */
  widths?: string;
  sizes?: string;
  fit?: 'cover' | 'contain';
  /** fallback after a failed load; an icon without it */
  failed?: (again: () => void) => ReactNode;
}

/** Picture that is loaded when it is near the viewport. After three failed attempts a fallback is shown. */
export function LazyPicture(props: LazyPictureProps) {
  return <OnePicture key={props.address} {...props} />;
}

function OnePicture({ address, alt, className, widths, sizes, fit, failed }: LazyPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<PictureState>('loading');
  const gone = state === 'error';
  // Before it is drawn: a picture that was here before must not flicker.
  useLayoutEffect(
    () => (image.current && !gone ? loadPicture(image.current, { address, widths }, setState) : undefined),
    [address, widths, gone],
  );
  if (!gone)
    return (
      <img
        ref={image}
        className={`${classes.picture} ${className ?? ''}`}
        data-state={state}
        data-fit={fit}
        sizes={sizes}
        alt={alt}
        decoding="async"
        draggable={false}
      />
    );
  if (failed) return failed(() => setState('loading'));
  return (
    <span className={`${classes.gone} ${className ?? ''}`} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
      <IconPhotoOff size={24} stroke={1.6} aria-hidden />
    </span>
  );
}

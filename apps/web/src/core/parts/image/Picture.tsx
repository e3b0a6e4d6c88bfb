import { LIMITS } from '@murmel/contracts';
import { IconPhotoOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { EmptyFace } from '../EmptyFace';
import empty from '../EmptyFace.module.css';
import { usePartHost } from '../part-host';
import { useTexts } from '../texts';

/** A picture is asked for so often, after these pauses in ms. */
const PAUSES = [1000, 4000];
/** What a picture is at most as wide as; the browser only compares it with the small one. */
const LARGE = 1920;

interface PictureProps {
  file: string;
  alt: string;
  fit: 'cover' | 'contain';
  /** how wide it is about, as `sizes` wants it */
  width: string;
  className: string | undefined;
}

/** A picture of this board: small where that is enough, tried again when it does not come. */
export function Picture({ file, alt, fit, width, className }: PictureProps) {
  const t = useTexts();
  const { fileUrl, thumbnailUrl } = usePartHost();
  const [tried, setTried] = useState(0);
  const [failed, setFailed] = useState(false);
  const pause = failed ? PAUSES[tried] : undefined;
  const again = () => {
    setFailed(false);
    setTried((times) => times + 1);
  };
  useEffect(() => {
    if (pause === undefined) return undefined;
    const timer = setTimeout(again, pause);
    return () => clearTimeout(timer);
  }, [pause]);
  if (failed && pause === undefined) {
    return (
      <EmptyFace icon={IconPhotoOff}>
        <p role="alert">{alt ? t('image.failedNamed', { alt }) : t('image.failed')}</p>
        <button type="button" className={empty.button} onClick={again}>
          {t('again')}
        </button>
      </EmptyFace>
    );
  }
  // Another address each time: browsers remember that one did not work.
  const mark = tried === 0 ? '' : `try=${tried}`;
  const large = `${fileUrl(file)}?inline${mark && `&${mark}`}`;
  const small = `${thumbnailUrl(file)}${mark && `?${mark}`}`;
  return (
    <img
      key={tried}
      className={className}
      data-fit={fit}
      src={large}
      srcSet={`${small} ${LIMITS.file.thumbnailEdge}w, ${large} ${LARGE}w`}
      sizes={width}
      alt={alt}
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}

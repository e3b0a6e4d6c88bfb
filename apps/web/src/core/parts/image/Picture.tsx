import { LIMITS } from '@murmel/contracts';
import { IconPhotoOff } from '@tabler/icons-react';
import { LazyPicture } from '../../../ui/pictures/LazyPicture';
import { EmptyFace } from '../EmptyFace';
import empty from '../EmptyFace.module.css';
import { usePartHost } from '../part-host';
import { useTexts } from '../texts';

/** Maximum width of a picture; the browser only compares it with the small one. */
const LARGE = 1920;

interface PictureProps {
  file: string;
  alt: string;
  fit: 'cover' | 'contain';
  /** approximate width, in the format of `sizes` */
  width: string;
  className: string | undefined;
}

/** A picture of this board: small where that is enough. */
export function Picture({ file, alt, fit, width, className }: PictureProps) {
  const t = useTexts();
  const { fileUrl, thumbnailUrl } = usePartHost();
  const large = `${fileUrl(file)}?inline`;
  return (
    <LazyPicture
      className={className}
      address={large}
      widths={`${thumbnailUrl(file)} ${LIMITS.file.thumbnailEdge}w, ${large} ${LARGE}w`}
      sizes={width}
      fit={fit}
      alt={alt}
      failed={(again) => (
        <EmptyFace icon={IconPhotoOff}>
          <p role="alert">{alt ? t('image.failedNamed', { alt }) : t('image.failed')}</p>
          <button type="button" className={empty.button} onClick={again}>
            {t('again')}
          </button>
        </EmptyFace>
      )}
    />
  );
}

import { IconPhoto } from '@tabler/icons-react';
import { useTeachingBoard } from '../../../board/teaching-board-context';
import type { CardProps } from '../../card-screen';
import { EmptyFace } from '../parts/EmptyFace';
import { useTexts } from '../texts';
import { UploadFace } from '../upload/UploadFace';
import classes from './image.module.css';
import { Picture } from './Picture';

/** Share of the page's width that one cell takes. */
const CELL = 100 / 64;

/** A picture up to the edge of its card; its title lies on it. */
export function ImageFace({ card }: CardProps<'image'>) {
  const t = useTexts();
  const { editable } = useTeachingBoard();
  const {
    content: { file, alt, fit },
    place,
  } = card;
  return (
    <UploadFace card={card}>
      {file ? (
        <Picture
          key={file}
          file={file}
          alt={alt}
          fit={fit}
          width={`${Math.max(place.width, place.height * 1.5) * CELL}vw`}
          className={classes.picture}
        />
      ) : (
        <EmptyFace icon={IconPhoto}>{editable && <p>{t('image.empty')}</p>}</EmptyFace>
      )}
    </UploadFace>
  );
}

export function ImageReading({
  card: {
    content: { file, alt },
  },
}: CardProps<'image'>) {
  return file ? <Picture key={file} file={file} alt={alt} fit="contain" width="100vw" className={classes.reading} /> : null;
}

export function EnlargedImage({
  card: {
    content: { file, alt },
  },
}: CardProps<'image'>) {
  return file ? <Picture key={file} file={file} alt={alt} fit="contain" width="100vw" className={classes.enlarged} /> : null;
}

import type { PartOf } from '@murmel/documents';
import { IconPhoto } from '@tabler/icons-react';
import { EmptyFace } from '../EmptyFace';
import type { PartProps } from '../part-screen';
import { useTexts } from '../texts';
import { UploadFace } from '../upload/UploadFace';
import classes from './image.module.css';
import { Picture } from './Picture';

/** A picture up to the edge of its part; its title lies on it. */
export function ImageFace({ part, width = '100vw' }: PartProps<PartOf<'image'>>) {
  const t = useTexts();
  const {
    content: { file, alt, fit },
  } = part;
  return (
    <UploadFace part={part}>
      {file ? (
        <Picture key={file} file={file} alt={alt} fit={fit} width={width} className={classes.picture} />
      ) : (
        <EmptyFace icon={IconPhoto} hint={t('image.empty')} />
      )}
    </UploadFace>
  );
}

export function ImageReading({
  part: {
    content: { file, alt },
  },
}: PartProps<PartOf<'image'>>) {
  return file ? (
    <Picture key={file} file={file} alt={alt} fit="contain" width="100vw" className={classes.reading} />
  ) : (
    <EmptyFace icon={IconPhoto} />
  );
}

export function EnlargedImage({
  part: {
    content: { file, alt },
  },
}: PartProps<PartOf<'image'>>) {
  return file ? <Picture key={file} file={file} alt={alt} fit="contain" width="100vw" className={classes.enlarged} /> : null;
}

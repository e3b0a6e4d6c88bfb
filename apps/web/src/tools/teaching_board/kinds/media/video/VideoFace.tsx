import { IconPlayerPlayFilled, IconVideo } from '@tabler/icons-react';
import { useTeachingBoard } from '../../../board/teaching-board-context';
import type { CardProps } from '../../card-screen';
import { EmptyFace } from '../parts/EmptyFace';
import { ForeignFrame } from '../parts/ForeignFrame';
import { foreignVideo } from '../parts/foreign';
import frame from '../parts/frame.module.css';
import { useTexts } from '../texts';
import { UploadFace } from '../upload/UploadFace';
import { OwnFilm } from './OwnFilm';

/** A film, played in its place: one's own at once, one of a platform after a click that names who is asked. */
export function VideoFace({ card }: CardProps<'video'>) {
  return (
    <UploadFace card={card}>
      <Film card={card} />
    </UploadFace>
  );
}

export function VideoReading({ card }: CardProps<'video'>) {
  return (
    <div className={frame.film}>
      <Film card={card} />
    </div>
  );
}

function Film({
  card: {
    title,
    content: { address, file, name },
  },
}: CardProps<'video'>) {
  const t = useTexts();
  const { editable } = useTeachingBoard();
  const page = address === null ? undefined : foreignVideo(address);
  if (file) return <OwnFilm key={file} file={file} name={title || name} />;
  if (page) return <ForeignFrame page={page} title={title || t('video.frame')} icon={IconPlayerPlayFilled} words="video" />;
  return <EmptyFace icon={IconVideo}>{editable && <p>{t('video.empty')}</p>}</EmptyFace>;
}

import type { PartOf } from '@murmel/documents';
import { IconVideo } from '@tabler/icons-react';
import { EmptyFace } from '../EmptyFace';
import { ExternalFrame } from '../frame/ExternalFrame';
import { externalVideo } from '../frame/external-page';
import frame from '../frame/frame.module.css';
import type { PartProps } from '../part-screen';
import { useTexts } from '../texts';
import { UploadFace } from '../upload/UploadFace';
import { OwnFilm } from './OwnFilm';

/** Plays a film in its place: an own file at once, one of a platform after a click that names the requested host. */
export function VideoFace({ part }: PartProps<PartOf<'video'>>) {
  return (
    <UploadFace part={part}>
      <Film part={part} />
    </UploadFace>
  );
}

export function VideoReading({ part }: PartProps<PartOf<'video'>>) {
  return (
    <div className={frame.film}>
      <Film part={part} />
    </div>
  );
}

function Film({
  part: {
    title,
    content: { address, file, name },
  },
}: PartProps<PartOf<'video'>>) {
  const t = useTexts();
  const page = address === null ? undefined : externalVideo(address);
  if (file) return <OwnFilm key={file} file={file} name={title || name} />;
  if (page) return <ExternalFrame page={page} title={title} />;
  return <EmptyFace icon={IconVideo} hint={t('video.empty')} />;
}

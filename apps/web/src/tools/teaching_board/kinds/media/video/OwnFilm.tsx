import { IconVideoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTeachingBoard } from '../../../board/teaching-board-context';
import { EmptyFace } from '../parts/EmptyFace';
import { FrameBar } from '../parts/FrameBar';
import frame from '../parts/frame.module.css';
import { useTexts } from '../texts';
import classes from './video.module.css';

/** A film that was uploaded for this board; the browser's own controls have sound, speed and full screen. */
export function OwnFilm({ file, name }: { file: string; name: string }) {
  const t = useTexts();
  const { editable, fileUrl } = useTeachingBoard();
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <EmptyFace icon={IconVideoOff}>
        <p role="alert">{t('video.failed', { name })}</p>
      </EmptyFace>
    );
  return (
    <div className={frame.frame}>
      {editable && <FrameBar label={name} />}
      <video
        className={classes.film}
        src={fileUrl(file)}
        aria-label={name || t('video.frame')}
        controls
        playsInline
        preload="metadata"
        onError={() => setFailed(true)}
      />
    </div>
  );
}

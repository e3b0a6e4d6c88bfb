import { IconVideoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyFace } from '../EmptyFace';
import { FrameBar } from '../frame/FrameBar';
import frame from '../frame/frame.module.css';
import { usePartHost } from '../part-host';
import { useTexts } from '../texts';
import classes from './video.module.css';

/** A film that was uploaded for this board; the browser's own controls have sound, speed and full screen. */
export function OwnFilm({ file, name }: { file: string; name: string }) {
  const t = useTexts();
  const { editable, fileUrl } = usePartHost();
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

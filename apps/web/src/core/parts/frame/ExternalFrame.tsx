import { IconEye, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts';
import type { ExternalPage } from './external-page';
import { FrameBar } from './FrameBar';
import classes from './frame.module.css';

/** Minimum sandbox permissions that films and exercises need; the frame's own origin is never ours. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation';

const ICONS = { video: IconPlayerPlayFilled, embed: IconEye } as const;

interface ExternalFrameProps {
  page: ExternalPage;
  /** names the frame for screen readers, if it has a name */
  title?: string;
}

/** Film or page of another site, the same wherever it stands. No host but ours is contacted before the user of this device consented. */
export function ExternalFrame({ page: { kind, frame, host, page: address }, title }: ExternalFrameProps) {
  const t = useTexts();
  const [agreed, setAgreed] = useState<string>();
  const shown = agreed === frame;
  const element = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (shown) element.current?.focus();
  }, [shown]);
  const onPaper = <p className={classes.paper}>{address}</p>;
  if (!shown) {
    const IconShape = ICONS[kind];
    return (
      <div className={classes.ask}>
        <button type="button" className={classes.show} onClick={() => setAgreed(frame)}>
          <IconShape size="1.5em" stroke={1.9} aria-hidden />
          {t(`${kind}.show`)}
        </button>
        <p className={classes.note}>{t(`${kind}.asks`, { host })}</p>
        <a className={classes.link} href={address} target="_blank" rel="noopener noreferrer">
          {t('frame.tab')}
        </a>
        {onPaper}
      </div>
    );
  }
  return (
    <div className={classes.frame}>
      <FrameBar label={host} address={address} onClose={() => setAgreed(undefined)} />
      <iframe
        ref={element}
        className={classes.page}
        src={frame}
        title={title || t(`${kind}.frame`, { host })}
        sandbox={SANDBOX}
        // Players refuse to play without a referrer: they get the name of this installation, and never a whole address.
        referrerPolicy={kind === 'video' ? 'strict-origin' : 'no-referrer'}
        allow="fullscreen; autoplay; encrypted-media; picture-in-picture"
        allowFullScreen
        loading="lazy"
      />
      {onPaper}
    </div>
  );
}

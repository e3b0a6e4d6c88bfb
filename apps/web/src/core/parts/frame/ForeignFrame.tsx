import { useEffect, useRef, useState } from 'react';
import type { Icon } from '../../../ui/icon';
import { useTexts } from '../texts';
import { FrameBar } from './FrameBar';
import type { ForeignPage } from './foreign';
import classes from './frame.module.css';

/** As little as films and exercises get along with; the frame's own origin is never ours. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation';

interface ForeignFrameProps {
  page: ForeignPage;
  /** names the frame for screen readers */
  title: string;
  icon: Icon;
  words: 'video' | 'embed';
}

/** A page of another site. Nobody but us is asked for anything before somebody on this device agreed. */
export function ForeignFrame({ page, title, icon: IconShape, words }: ForeignFrameProps) {
  const t = useTexts();
  const { frame, host, page: address } = page;
  const [agreed, setAgreed] = useState<string>();
  const shown = agreed === frame;
  const element = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (shown) element.current?.focus();
  }, [shown]);
  if (!shown) {
    return (
      <div className={classes.ask}>
        <button type="button" className={classes.show} onClick={() => setAgreed(frame)}>
          <IconShape size="1.5em" stroke={1.9} aria-hidden />
          {t(`${words}.show`)}
        </button>
        <p className={classes.note}>{t(`${words}.asks`, { host })}</p>
        <a className={classes.link} href={address} target="_blank" rel="noopener noreferrer">
          {t('frame.tab')}
        </a>
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
        title={title}
        sandbox={SANDBOX}
        // Players refuse to play for nobody: they get the name of this installation, and never a whole address.
        referrerPolicy={words === 'video' ? 'strict-origin' : 'no-referrer'}
        allow="fullscreen; autoplay; encrypted-media; picture-in-picture"
        allowFullScreen
        loading="lazy"
      />
    </div>
  );
}

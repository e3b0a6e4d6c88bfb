import { IconExternalLink, IconMaximize, IconPuzzle } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { readMessage } from './messages';
import classes from './package.module.css';

/** Timeout within which content reports that it is ready, also over a slow connection. */
const PATIENCE_MS = 30_000;
/** Height of the frame before the content reports its own. */
const FIRST_HEIGHT = 240;

interface PackageFrameProps {
  /** address of the player */
  address: string;
  title: string;
  /** stored state */
  state: string | null;
  onState?: (state: string) => void;
  onScore?: (score: { score: number; most: number }) => void;
}

/** Plays a package: third-party code in a frame without access to the product, and the messages it sends. */
export default function PackageFrame({ address, title, state, onState, onScore }: PackageFrameProps) {
  const { t, i18n } = useTranslation('h5p');
  const frame = useRef<HTMLIFrameElement>(null);
  const note = useId();
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const [stage, setStage] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  const [link, setLink] = useState<string>();
  const heard = useEffectEvent(({ source, data }: MessageEvent<unknown>) => {
    const inside = frame.current?.contentWindow;
    // The frame's origin is opaque, so only its window identifies it.
    if (!inside || source !== inside) return;
    const message = readMessage(data);
    if (message?.type === 'hello') inside.postMessage({ type: 'init', state }, '*');
    else if (message?.type === 'ready') setStage('ready');
    else if (message?.type === 'error') setStage('failed');
    else if (message?.type === 'size') setHeight(message.height);
    else if (message?.type === 'state') onState?.(message.state);
    else if (message?.type === 'score') onScore?.({ score: message.score, most: message.most });
    else if (message?.type === 'link') setLink(message.url);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => heard(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (stage !== 'loading') return undefined;
    const timer = setTimeout(() => setStage('failed'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [stage, tries]);
  if (stage === 'failed') {
    return (
      <div className={classes.told} role="alert">
        <p>{t('failed')}</p>
        <button
          type="button"
          className={classes.button}
          onClick={() => {
            setTries(tries + 1);
            setStage('loading');
          }}
        >
          {t('again')}
        </button>
      </div>
    );
  }
  return (
    <div className={classes.player}>
      {stage === 'loading' && (
        <p className={classes.loading} role="status">
          {t('loading')}
        </p>
      )}
      <div className={classes.head}>
        <IconPuzzle size={20} stroke={1.9} aria-hidden />
        <span>{t('kind')}</span>
        {document.fullscreenEnabled && (
          <button
            type="button"
            className={classes.large}
            aria-label={t('large')}
            title={t('large')}
            onClick={() => void frame.current?.requestFullscreen().catch(() => undefined)}
          >
            <IconMaximize size={20} stroke={1.9} aria-hidden />
          </button>
        )}
      </div>
      <iframe
        key={tries}
        ref={frame}
        className={classes.frame}
        aria-describedby={note}
        src={`${address}?language=${i18n.language.startsWith('de') ? 'de' : 'en'}`}
        title={title}
        sandbox="allow-scripts allow-forms"
        allow="fullscreen *; autoplay *"
        referrerPolicy="no-referrer"
        style={{ blockSize: height }}
      />
      <p id={note} className={classes.note}>
        {onState && `${t('kept')} `}
        {t('otherwise')}
      </p>
      {link !== undefined && (
        <p className={classes.link} role="status">
          <a href={link} target="_blank" rel="noopener noreferrer" onClick={() => setLink(undefined)}>
            <IconExternalLink size={18} stroke={1.9} aria-hidden /> {t('link', { host: new URL(link).host })}
          </a>
        </p>
      )}
    </div>
  );
}

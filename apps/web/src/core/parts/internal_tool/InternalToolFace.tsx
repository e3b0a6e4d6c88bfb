import type { PartOf } from '@murmel/documents';
import { IconApps } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { EmptyFace } from '../EmptyFace';
import { FrameBar } from '../frame/FrameBar';
import frame from '../frame/frame.module.css';
import { usePartHost } from '../part-host';
import type { PartProps } from '../part-screen';
import { useTexts } from '../texts';
import classes from './internal-tool.module.css';

const LockedNote = lazy(() => import('./LockedNote'));

/** Two boards that show each other would never end: a board inside of a frame opens no further ones. */
const isFramed = (): boolean => window.self !== window.top;

/** The public page of one of the teacher's own items, live, exactly as its link shows it. */
export function InternalToolFace({ part }: PartProps<PartOf<'internal_tool'>>) {
  const t = useTexts();
  const { editable, item: board } = usePartHost();
  const { item, name, address } = part.content;
  if (address === null || item === null) return <EmptyFace icon={IconApps}>{editable && <p>{t('tool.empty')}</p>}</EmptyFace>;
  if (isFramed()) {
    return (
      <EmptyFace icon={IconApps}>
        <a className={frame.link} href={address} target="_blank" rel="noopener">
          {t('tool.open', { name })}
        </a>
      </EmptyFace>
    );
  }
  return (
    <div className={frame.frame}>
      <FrameBar label={name} address={address} />
      <iframe
        key={address}
        className={`${frame.page} ${classes.page}`}
        src={address}
        title={part.title || name}
        loading="lazy"
        allow="fullscreen"
      />
      {editable && board.mine && (
        <Suspense fallback={null}>
          <LockedNote part={part} itemId={item} />
        </Suspense>
      )}
    </div>
  );
}

export function InternalToolReading({ part }: PartProps<PartOf<'internal_tool'>>) {
  return (
    <div className={frame.reading}>
      <InternalToolFace part={part} />
    </div>
  );
}

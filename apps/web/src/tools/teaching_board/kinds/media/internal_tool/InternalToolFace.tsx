import { IconApps } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTeachingBoard } from '../../../board/teaching-board-context';
import type { CardProps } from '../../card-screen';
import { EmptyFace } from '../parts/EmptyFace';
import { FrameBar } from '../parts/FrameBar';
import frame from '../parts/frame.module.css';
import { useTexts } from '../texts';
import classes from './internal-tool.module.css';

const LockedNote = lazy(() => import('./LockedNote'));

/** Two boards that show each other would never end: a board inside of a frame opens no further ones. */
const isFramed = (): boolean => window.self !== window.top;

/** The public page of one of the teacher's own items, live, exactly as its link shows it. */
export function InternalToolFace({ card }: CardProps<'internal_tool'>) {
  const t = useTexts();
  const { editable, item: board } = useTeachingBoard();
  const { item, name, address } = card.content;
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
        title={card.title || name}
        loading="lazy"
        allow="fullscreen"
      />
      {editable && board.mine && (
        <Suspense fallback={null}>
          <LockedNote card={card} itemId={item} />
        </Suspense>
      )}
    </div>
  );
}

export function InternalToolReading({ card }: CardProps<'internal_tool'>) {
  return (
    <div className={frame.reading}>
      <InternalToolFace card={card} />
    </div>
  );
}

import type { PartOf } from '@murmel/documents';
import { IconApps } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { isFramed } from '../../../platform/page/framed';
import { EmptyFace } from '../EmptyFace';
import frame from '../frame/frame.module.css';
import { usePartHost } from '../part-host';
import type { PartProps } from '../part-screen';
import { useTexts } from '../texts';
import { ToolFrame } from './ToolFrame';

const LockedNote = lazy(() => import('./LockedNote'));
const ToolOnWall = lazy(() => import('./ToolOnWall'));

/** One of the teacher's own items, live: as it is on the wall where the board is edited and shown, as its link shows it for guests. */
export function InternalToolFace({ part }: PartProps<PartOf<'internal_tool'>>) {
  const t = useTexts();
  const { editable, item: board } = usePartHost();
  const { item, name, address } = part.content;
  if (address === null || item === null) return <EmptyFace icon={IconApps} hint={t('tool.empty')} />;
  // Two boards that show each other would never end: a board inside of a frame opens no further ones.
  if (isFramed()) {
    return (
      <EmptyFace icon={IconApps}>
        <a className={frame.link} href={address} target="_blank" rel="noopener">
          {t('tool.open', { name })}
        </a>
      </EmptyFace>
    );
  }
  if (!editable) {
    return (
      <div className={frame.frame}>
        <ToolFrame part={part} address={address} />
      </div>
    );
  }
  return (
    <div className={frame.frame}>
      <Suspense fallback={null}>
        <ToolOnWall part={part} itemId={item} address={address} />
        {board.mine && <LockedNote part={part} itemId={item} />}
      </Suspense>
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

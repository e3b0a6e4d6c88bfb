import { IconCode, IconEye } from '@tabler/icons-react';
import { useTeachingBoard } from '../../../board/teaching-board-context';
import type { CardProps } from '../../card-screen';
import { EmptyFace } from '../parts/EmptyFace';
import { ForeignFrame } from '../parts/ForeignFrame';
import { foreignPage } from '../parts/foreign';
import frame from '../parts/frame.module.css';
import { useTexts } from '../texts';

/** A page of another site, in a frame that may do little. */
export function EmbedFace({
  card: {
    title,
    content: { address },
  },
}: CardProps<'embed'>) {
  const t = useTexts();
  const { editable } = useTeachingBoard();
  const page = address === null ? undefined : foreignPage(address, location.origin);
  if (page) return <ForeignFrame page={page} title={title || t('embed.frame', { host: page.host })} icon={IconEye} words="embed" />;
  return <EmptyFace icon={IconCode}>{editable && <p>{t(address === null ? 'embed.empty' : 'embed.own')}</p>}</EmptyFace>;
}

export function EmbedReading({ card }: CardProps<'embed'>) {
  return (
    <div className={frame.reading}>
      <EmbedFace card={card} />
    </div>
  );
}

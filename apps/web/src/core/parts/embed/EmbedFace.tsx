import type { PartOf } from '@murmel/documents';
import { IconCode } from '@tabler/icons-react';
import { ownOrigin } from '../../../platform/page/addresses';
import { EmptyFace } from '../EmptyFace';
import { ExternalFrame } from '../frame/ExternalFrame';
import { externalPage } from '../frame/external-page';
import frame from '../frame/frame.module.css';
import type { PartProps } from '../part-screen';
import { useTexts } from '../texts';

/** A page of another site, in a frame that may do little. */
export function EmbedFace({
  part: {
    title,
    content: { address },
  },
}: PartProps<PartOf<'embed'>>) {
  const t = useTexts();
  const page = address === null ? undefined : externalPage(address, ownOrigin());
  if (page) return <ExternalFrame page={page} title={title} />;
  return <EmptyFace icon={IconCode} hint={t(address === null ? 'embed.empty' : 'embed.own')} />;
}

export function EmbedReading({ part }: PartProps<PartOf<'embed'>>) {
  return (
    <div className={frame.reading}>
      <EmbedFace part={part} />
    </div>
  );
}

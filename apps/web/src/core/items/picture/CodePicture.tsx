import { NEW_LOOK, type PictureOf } from '@murmel/contracts';
import { useMemo } from 'react';
import { codeDrawing, drawingHref } from '../../../ui/cards/qr';
import { PreviewSheet } from '../../../ui/drawings/PreviewSheet';
import paper from '../../../ui/drawings/paper.module.css';
import type { MarbleColour } from '../../../ui/theme/scales';

/** The code itself, on its paper. */
export function CodePicture({ picture: { text, ink, round }, colour }: { picture: PictureOf<'code'>; colour: MarbleColour }) {
  const href = useMemo(() => {
    const look = { ...NEW_LOOK, ink, shape: round ? ('round' as const) : ('square' as const) };
    return drawingHref(codeDrawing(text, look), 240);
  }, [text, ink, round]);
  return (
    <PreviewSheet colour={colour}>
      <rect x="66" y="8" width="108" height="108" rx="8" className={paper.sheet} />
      <image href={href} x="68" y="10" width="104" height="104" />
    </PreviewSheet>
  );
}

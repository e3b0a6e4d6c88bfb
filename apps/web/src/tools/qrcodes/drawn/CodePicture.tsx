import type { CodeDrawing } from '@murmel/contracts';
import { useMemo } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { drawingHref } from '../../../ui/cards/qr';
import classes from './drawn.module.css';

/** A code as it will be in its file, on white in every colour scheme. */
export function CodePicture({ drawing, text }: { drawing: CodeDrawing; text: string }) {
  const { t } = useTranslation('tools/qrcodes/public');
  const href = useMemo(() => drawingHref(drawing), [drawing]);
  return <img className={classes.picture} src={href} width={drawing.width} height={drawing.height} alt={t('alt', { text })} />;
}

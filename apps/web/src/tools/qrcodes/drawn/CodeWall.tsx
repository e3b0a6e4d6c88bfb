import type { CodeDrawing, CodeLook } from '@murmel/contracts';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { FullScreenDialog } from '../../../ui/overlays/FullScreenDialog';
import { minWidthFrom, WALL_METRES } from '../check/scan-distance';
import { useNumbers } from '../check/use-numbers';
import { CodePicture } from './CodePicture';
import classes from './drawn.module.css';

interface CodeWallProps {
  title: string;
  drawing: CodeDrawing;
  text: string;
  look: CodeLook;
  onClose: (() => void) | undefined;
}

/** The code over the whole screen, for the last row of the class, and how wide it has to be there. Escape closes it. */
export function CodeWall({ title, drawing, text, look, onClose }: CodeWallProps) {
  const { t } = useTranslation('tools/qrcodes');
  const numbers = useNumbers();
  return (
    <FullScreenDialog className={classes.wall} label={t('wall.title')} onClose={onClose ?? (() => undefined)}>
      <CodePicture drawing={drawing} text={text} />
      <div className={classes.wallWords}>
        <h2>{look.caption === '' ? title : look.caption}</h2>
        <p>{t('wall.wide', { metres: WALL_METRES, width: numbers.centimetres(minWidthFrom(WALL_METRES, drawing.width)) })}</p>
      </div>
      {onClose && (
        <div className={classes.wallClose}>
          <Button size="xl" variant="default" data-first-focus leftSection={<IconX size={24} stroke={2} aria-hidden />} onClick={onClose}>
            {t('wall.close')}
          </Button>
        </div>
      )}
    </FullScreenDialog>
  );
}

import type { ItemTypeKey } from '@murmel/contracts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Marble } from '../../../ui/marbles/Marble';
import { TOOL_APPEARANCES } from '../../tools/tool-appearance';
import classes from './look.module.css';

/** Bar above an open item in gallery mode: the way back, and the kind of material. */
export function GalleryBar({ type }: { type: ItemTypeKey }) {
  const { t } = useTranslation('gallery/look');
  const { t: tools } = useTranslation('tools');
  const { icon, colour, swirl } = TOOL_APPEARANCES[type];
  return (
    <nav className={classes.gallery} aria-label={t('label')}>
      <a href="/gallery/community" className={classes.back}>
        <IconArrowLeft size={22} stroke={1.9} aria-hidden />
        {t('back')}
      </a>
      <span className={classes.kind}>
        <Marble colour={colour} swirl={swirl} icon={icon} size={30} />
        {tools(`catalogue.${type}.name`)}
      </span>
    </nav>
  );
}

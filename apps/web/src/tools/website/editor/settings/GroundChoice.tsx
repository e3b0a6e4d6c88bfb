import { SITE_GROUNDS } from '@murmel/contracts';
import type { SiteBlock } from '@murmel/documents';
import { Swatches } from '../../../../ui/forms/Swatches';
import { useWebsite } from '../open/website-context';
import { useTexts } from '../texts';
import classes from './settings.module.css';

/** Chooses the background of the block; each of them has sufficient contrast. */
export function GroundChoice({ block }: { block: SiteBlock }) {
  const t = useTexts();
  const { run } = useWebsite();
  return (
    <section>
      <h3 className={classes.legend}>{t('ground.label')}</h3>
      <Swatches
        label={t('ground.label')}
        colours={SITE_GROUNDS.map((value) => ({ value, label: t(`ground.${value}`) }))}
        value={block.ground}
        onChange={(ground) => void run('changeBlock', { block: block.id, ground }, `ground-${block.id}`)}
      />
    </section>
  );
}

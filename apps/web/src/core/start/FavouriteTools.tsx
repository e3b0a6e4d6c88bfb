import { TOOLS } from '@murmel/contracts';
import { IconAdjustments } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { MarbleLink } from '../../ui/cards/MarbleLink';
import { SectionHeader } from '../../ui/layout/SectionHeader';
import { Marble } from '../../ui/marbles/Marble';
import { RouterLink } from '../links/RouterLink';
import { useToolContributions } from '../tools/contribution';
import { useFavourites } from '../tools/use-favourites';
import { FavouritesDialog } from './FavouritesDialog';
import classes from './StartPage.module.css';

/** The favourite tools as marbles, one press away from their lists. */
export function FavouriteTools() {
  const { t } = useTranslation('start');
  const { t: tools } = useTranslation('tools');
  const contributions = useToolContributions();
  const { favourites } = useFavourites();
  const [customising, setCustomising] = useState(false);
  return (
    <section className={classes.section} aria-labelledby="favourites">
      <SectionHeader
        id="favourites"
        title={t('favourites')}
        action={
          <button type="button" className={classes.action} onClick={() => setCustomising(true)}>
            <IconAdjustments size={18} stroke={1.9} aria-hidden />
            {t('customise')}
          </button>
        }
      />
      <ul className={classes.marbles}>
        {favourites.map((key) => {
          const tool = contributions[key];
          return (
            <li key={key}>
              <MarbleLink
                label={tools(`catalogue.${key}.name`)}
                href={TOOLS[key].route}
                linkAs={RouterLink}
                marble={<Marble colour={tool.colour} swirl={tool.swirl} icon={tool.icon} size={72} />}
              />
            </li>
          );
        })}
      </ul>
      {customising && <FavouritesDialog onClose={() => setCustomising(false)} />}
    </section>
  );
}

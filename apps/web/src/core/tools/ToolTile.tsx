import { TOOLS, type ToolKey } from '@murmel/contracts';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { MarbleTile } from '../../ui/cards/MarbleTile';
import { Marble } from '../../ui/marbles/Marble';
import { Tip } from '../../ui/overlays/Tip';
import { RouterLink } from '../shell/RouterLink';
import { useToolContributions } from './contribution';
import { StarButton } from './StarButton';
import classes from './ToolTile.module.css';

/** One tool: opens its list; star and info page are buttons of their own. */
export function ToolTile({ tool: key }: { tool: ToolKey }) {
  const { t } = useTranslation('tools');
  const tool = useToolContributions()[key];
  const about = t('about', { tool: t(`catalogue.${key}.name`) });
  return (
    <MarbleTile
      title={t(`catalogue.${key}.name`)}
      text={t(`catalogue.${key}.summary`)}
      href={TOOLS[key].route}
      linkAs={RouterLink}
      marble={<Marble colour={tool.colour} swirl={tool.swirl} icon={tool.icon} size={52} />}
      action={
        <span className={classes.actions}>
          <StarButton tool={key} />
          <Tip text={about} align="end">
            <RouterLink href={TOOLS[key].infoRoute} className={classes.about} aria-label={about}>
              <IconInfoCircle size={20} stroke={1.9} aria-hidden />
            </RouterLink>
          </Tip>
        </span>
      }
    />
  );
}

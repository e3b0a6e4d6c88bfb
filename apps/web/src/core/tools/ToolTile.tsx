import type { ToolKey } from '@murmel/contracts';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { MarbleTile } from '../../ui/cards/MarbleTile';
import { Marble } from '../../ui/marbles/Marble';
import { Tip } from '../../ui/overlays/Tip';
import { RouterLink } from '../links/RouterLink';
import { StarButton } from './StarButton';
import classes from './ToolTile.module.css';
import type { ToolAppearance } from './tool-appearance';
import { TOOL_PAGE_TEXTS, type ToolPageKey } from './tool-pages';

interface ToolTileProps {
  tool: ToolKey | ToolPageKey;
  look: ToolAppearance;
  route: string;
  infoRoute?: string;
  /** the tool, where it can be a favourite */
  star: ToolKey | undefined;
}

/** One tool: opens its list or its page; star and info page are buttons of their own. */
export function ToolTile({ tool: key, look: { colour, swirl, icon }, route, infoRoute, star }: ToolTileProps) {
  const { t } = useTranslation('tools', TOOL_PAGE_TEXTS);
  const about = t('about', { tool: t(`catalogue.${key}.name`) });
  return (
    <MarbleTile
      title={t(`catalogue.${key}.name`)}
      text={t(`catalogue.${key}.summary`)}
      href={route}
      linkAs={RouterLink}
      marble={<Marble colour={colour} swirl={swirl} icon={icon} size={52} />}
      action={
        <span className={classes.actions}>
          {star && <StarButton tool={star} />}
          {infoRoute && (
            <Tip text={about} align="end">
              <RouterLink href={infoRoute} className={classes.about} aria-label={about}>
                <IconInfoCircle size={20} stroke={1.9} aria-hidden />
              </RouterLink>
            </Tip>
          )}
        </span>
      }
    />
  );
}

import type { Partner } from '@murmel/contracts';
import { IconBuildingCommunity } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Marble } from '../../ui/marbles/Marble';
import { Badge } from '../../ui/status/Badge';
import { Breakable } from '../../ui/text/Breakable';
import { RouterLink } from '../shell/RouterLink';
import classes from './PartnerCard.module.css';

/** A partner in a list. */
export function PartnerCard({ partner, headingLevel = 3 }: { partner: Partner; headingLevel?: 2 | 3 }) {
  const { t } = useTranslation('partners');
  const { name, path, colour, materials, published } = partner;
  const Heading = `h${headingLevel}` as 'h2' | 'h3';
  return (
    <article className={classes.card}>
      <Marble colour={colour} icon={IconBuildingCommunity} size={44} />
      <div className={classes.words}>
        <Heading className={classes.title}>
          <RouterLink href={path} className={classes.link}>
            <Breakable text={name} />
          </RouterLink>
        </Heading>
        <p className={classes.meta}>{t('materials', { count: materials })}</p>
        {!published && <Badge tone="notice">{t('draft')}</Badge>}
      </div>
    </article>
  );
}

import type { Partner } from '@murmel/contracts';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Badge } from '../../ui/status/Badge';
import { Breakable } from '../../ui/text/Breakable';
import { RouterLink } from '../links/RouterLink';
import classes from './PartnerCard.module.css';
import { PartnerMark } from './PartnerMark';

/** A partner in a list. */
export function PartnerCard({ partner, headingLevel = 3 }: { partner: Partner; headingLevel?: 2 | 3 }) {
  const { t } = useTranslation('partners');
  const { name, path, materials, published } = partner;
  const Heading = `h${headingLevel}` as 'h2' | 'h3';
  return (
    <article className={classes.card}>
      <PartnerMark partner={partner} />
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

import { PARTNER_MATERIAL, toolOfKind } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { QuotaBar } from '../../ui/status/QuotaBar';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { dayText } from '../items/dates';
import { LoadState } from '../shell/LoadState';
import classes from './ProfilePage.module.css';

/** What was created this month, per tool; a bar where there is a limit that refuses. */
export function Quota() {
  const { t, i18n } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const { t: tools } = useTranslation('tools');
  const limits = useQuery(orpc.userLimits.all.queryOptions());
  const now = new Date();
  return (
    <LoadState query={limits} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={1} />}>
      {(entries) => (
        <div className={classes.form}>
          {entries.map(({ objType, used, limit, resetsAt, refuses }) => {
            const tool = toolOfKind(objType);
            const ofPartners = objType === PARTNER_MATERIAL;
            if (!tool && !ofPartners) return null;
            const label = tool ? tools(`catalogue.${tool}.pluralTitle`) : t('quotaPartner');
            const more = ofPartners ? ` ${t('quotaPartnerReached')}` : '';
            const resets = t('quotaResets', { date: dayText(new Date(resetsAt), now, i18n.language) });
            return limit === null || !refuses ? (
              <p key={objType} className={classes.unlimited}>
                <strong>{label}</strong>
                <span>{t('quotaUnlimited', { used })}</span>
              </p>
            ) : (
              <QuotaBar
                key={objType}
                label={label}
                used={used}
                limit={limit}
                countText={t('quotaUsed', { used, limit })}
                hint={used >= limit ? `${t('quotaReached')}. ${resets}${more}` : resets}
              />
            );
          })}
        </div>
      )}
    </LoadState>
  );
}

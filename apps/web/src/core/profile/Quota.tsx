import { PARTNER_MATERIAL } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { fileSize } from '../../ui/files/file-size';
import { QuotaBar } from '../../ui/status/QuotaBar';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { dayText } from '../dates/dates';
import { useKindName } from '../licences/kind-names';
import { LICENCES_PATH } from '../licences/paths';
import { monthCountsQuery } from '../licences/use-month-counts';
import { RouterLink } from '../links/RouterLink';
import { LoadState } from '../page/LoadState';
import classes from './ProfilePage.module.css';

/** Number of items created this month, per tool, and of questions to models today; a bar where there is a limit. */
export function Quota() {
  const { t, i18n } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const { user } = useSession();
  const nameOf = useKindName();
  const limits = useQuery(monthCountsQuery());
  const storage = useQuery(orpc.userLimits.storage.queryOptions());
  const now = new Date();
  return (
    <LoadState query={limits} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={1} />}>
      {(entries) => (
        <div className={classes.form}>
          {storage.data && (
            <QuotaBar
              label={t('quotaStorage')}
              used={storage.data.usedBytes}
              limit={storage.data.limitBytes}
              countText={t('quotaUsed', {
                used: fileSize(storage.data.usedBytes, i18n.language),
                limit: fileSize(storage.data.limitBytes, i18n.language),
              })}
              hint={t('quotaStorageText', { count: storage.data.files })}
            />
          )}
          {entries.map(({ objType, used, limit, resetsAt }) => {
            const label = nameOf(objType);
            if (label === undefined) return null;
            const more = objType === PARTNER_MATERIAL ? ` ${t('quotaPartnerReached')}` : '';
            const resets = t('quotaResets', { date: dayText(new Date(resetsAt), now, i18n.language) });
            return limit === null ? (
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
          {user?.licence === 'free' && <RouterLink href={LICENCES_PATH}>{t('quotaMore')}</RouterLink>}
        </div>
      )}
    </LoadState>
  );
}

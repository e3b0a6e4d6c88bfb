import { useQuery } from '@tanstack/react-query';
import { LoadState } from '../../core/page/LoadState';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Notice } from '../../ui/status/Notice';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import classes from './lti.module.css';
import { PlatformCard } from './PlatformCard';
import { SetUp } from './SetUp';
import { ToolAddresses } from './ToolAddresses';

/** Learning platforms that the operator wrote down, and what they have to be told. */
export default function LtiPage() {
  const { t } = useTranslation('backoffice/lti');
  const query = useQuery(orpc.backofficeLti.read.queryOptions());
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <LoadState query={query} skeleton={<SkeletonGrid label={t('loading')} count={4} shape="lines" />}>
        {({ tool, platforms }) => (
          <div className={classes.page}>
            {!tool.secure && (
              <Notice tone="alert" title={t('insecure.title')}>
                {t('insecure.text')}
              </Notice>
            )}
            {platforms.length > 0 && (
              <ul className={classes.platforms} aria-label={t('title')}>
                {platforms.map((platform) => (
                  <PlatformCard key={platform.id} platform={platform} />
                ))}
              </ul>
            )}
            <ToolAddresses tool={tool} />
            <SetUp first={platforms.length === 0} />
          </div>
        )}
      </LoadState>
    </>
  );
}

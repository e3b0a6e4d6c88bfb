import type { InstallationState } from '@murmel/contracts';
import { IconAlertTriangle, IconCircleCheck, IconCloudOff, IconDownload, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { fileName, saveFile } from '../../ui/files/save-file';
import { Button } from '../../ui/forms/Button';
import { PageHeader } from '../../ui/layout/PageHeader';
import { IconButton } from '../../ui/overlays/IconButton';
import { Badge } from '../../ui/status/Badge';
import { Notice } from '../../ui/status/Notice';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { timeText } from '../dates/dates';
import { LoadState } from '../page/LoadState';
import { Backlog } from './Backlog';
import { Figures } from './Figures';
import { Files } from './Files';
import sheet from './figure-sheet.module.css';
import { Hints } from './Hints';
import { hintsOf } from './hints';
import { Processes } from './Processes';
import { Services } from './Services';
import classes from './state.module.css';

/** An admin who looks at it sees a process go within half a minute. */
const AGAIN_MS = 5000;

/** State of the installation for its admins: running processes, outbox records, and scarce resources. */
export default function StatePage() {
  const { t, i18n } = useTranslation('installation');
  const query = useQuery({ ...orpc.installation.state.queryOptions(), refetchInterval: AGAIN_MS });
  const { data, isFetching, refetch } = query;
  // Numbers of a while ago must not pass for those of now: without network, or with a database that is away.
  const isStale = query.isError || query.fetchStatus === 'paused';
  return (
    <>
      <PageHeader
        title={
          <span className={classes.title}>
            {t('title')} {data && <Verdict state={data} />}
          </span>
        }
        text={data ? t('asOf', { release: data.release, time: timeText(new Date(data.at), i18n.language) }) : t('text')}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconDownload size={20} stroke={1.9} aria-hidden />}
              disabled={!data}
              onClick={() => data && saveReport(data)}
            >
              {t('report')}
            </Button>
            <IconButton variant="outline" label={t('again')} icon={IconRefresh} busy={isFetching} onClick={() => void refetch()} />
          </>
        }
      />
      <LoadState query={query} skeleton={<SkeletonGrid label={t('loading')} count={4} shape="lines" />}>
        {(state) => (
          <div className={sheet.page}>
            {isStale && (
              <Notice icon={IconCloudOff} title={t('stale')} announce>
                {t('staleText')}
              </Notice>
            )}
            <Hints state={state} />
            <Figures state={state} />
            <div className={sheet.columns}>
              <div className={sheet.page}>
                <Processes state={state} />
                <Services state={state} />
              </div>
              <div className={sheet.aside}>
                <Backlog state={state} />
                <Files state={state} />
              </div>
            </div>
          </div>
        )}
      </LoadState>
    </>
  );
}

/** The whole in two words. */
function Verdict({ state }: { state: InstallationState }) {
  const { t } = useTranslation('installation');
  const hints = hintsOf(state);
  return hints.length === 0 ? (
    <Badge tone="good" icon={IconCircleCheck}>
      {t('runs')}
    </Badge>
  ) : (
    <Badge tone={hints[0]!.tone === 'alert' ? 'live' : 'notice'} icon={IconAlertTriangle}>
      {t('hints', { count: hints.length })}
    </Badge>
  );
}

/** Saves a report to send along with a support request. */
function saveReport(state: InstallationState): void {
  saveFile(fileName(`murmel ${state.at.slice(0, 16)}`, 'json'), new Blob([JSON.stringify(state, null, 2)], { type: 'application/json' }));
}

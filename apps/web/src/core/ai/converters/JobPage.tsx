import { type ConverterJob, KNOWLEDGE_LIMITS } from '@murmel/contracts';
import { IconRotateClockwise, IconSend2, IconTrash, IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { useItemTitle } from '../../../platform/page/use-item-title';
import { Button } from '../../../ui/forms/Button';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { Notice } from '../../../ui/status/Notice';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { toast } from '../../../ui/status/toast-queue';
import { RouterLink } from '../../links/RouterLink';
import { LoadState } from '../../page/LoadState';
import type { SentDrawerProps } from '../chat/sent/SentDrawer';
import { useChatsLive } from '../chat/use-chats-live';
import { jobQuery, refreshJobs, showJob } from './converter-queries';
import classes from './converters.module.css';
import { JobResult } from './JobResult';
import { JobSteps } from './JobSteps';
import { HISTORY_PATH } from './paths';

const SentDrawer = lazyPage<SentDrawerProps>(() => import('../chat/sent/sent-drawer-with-texts'), []);

/** Page of one conversion: how far it is, and what came of it. */
export default function JobPage() {
  const { t } = useTranslation('ai/converters');
  const { id = '' } = useParams();
  const job = useQuery(jobQuery(id));
  useChatsLive();
  return (
    <LoadState page query={job} skeleton={<SkeletonGrid label={t('loading')} shape="lines" count={6} />}>
      {(data) => <OpenJob job={data} />}
    </LoadState>
  );
}

function OpenJob({ job }: { job: ConverterJob }) {
  const { t } = useTranslation('ai/converters');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [removing, setRemoving] = useState(false);
  const [busy, setBusy] = useState(false);
  const [looksAtSent, setLooksAtSent] = useState(false);
  const { id, title, output, state, failure, said, taken, letters, result, sound } = job;
  useItemTitle(title);
  const during = async (work: () => Promise<ConverterJob | undefined>) => {
    if (busy) return;
    setBusy(true);
    try {
      const changed = await work();
      if (changed) showJob(queryClient, changed);
    } catch (error) {
      toast({ id: 'converter', tone: 'alert', text: errorText(error) });
    }
    await refreshJobs(queryClient);
    setBusy(false);
  };
  const remove = () =>
    during(async () => {
      await api.converters.remove({ id });
      void navigate(HISTORY_PATH, { replace: true });
      return undefined;
    });
  const open = state === 'waiting' || state === 'running';
  const again = state === 'failed' || state === 'cancelled';
  return (
    <>
      <PageHeader
        breadcrumbs={<RouterLink href={HISTORY_PATH}>{t('history')}</RouterLink>}
        title={title}
        text={t('becomes', { input: t(`inputs.${job.input}`), output: t(`outputs.${output}`) })}
        actions={
          <>
            {open && (
              <Button
                variant="default"
                loading={busy}
                leftSection={<IconX size={20} stroke={1.9} aria-hidden />}
                onClick={() => void during(() => api.converters.cancel({ id }))}
              >
                {t('cancel')}
              </Button>
            )}
            {again && (
              <Button
                loading={busy}
                leftSection={<IconRotateClockwise size={20} stroke={1.9} aria-hidden />}
                onClick={() => void during(() => api.converters.retry({ id }))}
              >
                {t('again')}
              </Button>
            )}
            <Button variant="default" leftSection={<IconSend2 size={20} stroke={1.9} aria-hidden />} onClick={() => setLooksAtSent(true)}>
              {t('sent')}
            </Button>
            <Button variant="default" leftSection={<IconTrash size={20} stroke={1.9} aria-hidden />} onClick={() => setRemoving(true)}>
              {t('remove')}
            </Button>
          </>
        }
      />
      {taken !== null && letters !== null && taken < letters && <Notice>{t('truncated', { taken, letters })}</Notice>}
      {state === 'failed' && (
        <Notice tone="alert" announce title={t('failed')}>
          {t(`failures.${failure ?? 'broken'}`, { max: KNOWLEDGE_LIMITS.pages })} {said} {t('free')}
        </Notice>
      )}
      {state === 'cancelled' && <Notice>{t('cancelled')}</Notice>}
      <div className={classes.job}>
        <JobSteps job={job} />
        {(result !== null || sound) && <JobResult job={job} />}
      </div>
      <Suspense fallback={null}>
        {looksAtSent && <SentDrawer fetch={() => api.converters.requests({ id })} onClose={() => setLooksAtSent(false)} />}
      </Suspense>
      <ConfirmDialog
        opened={removing}
        title={t('removal.title')}
        confirmLabel={t('remove')}
        cancelLabel={t('removal.cancel')}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setRemoving(false)}
      >
        {t('removal.text')}
      </ConfirmDialog>
    </>
  );
}

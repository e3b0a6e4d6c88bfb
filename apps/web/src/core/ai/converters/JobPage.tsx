import { type ConverterJob, converterSteps, KNOWLEDGE_LIMITS } from '@murmel/contracts';
import { IconCheck, IconDownload, IconFileText, IconRotateClockwise, IconTrash, IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useItemTitle } from '../../../platform/page/use-item-title';
import { Button } from '../../../ui/forms/Button';
import { CopyButton } from '../../../ui/forms/CopyButton';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { Notice } from '../../../ui/status/Notice';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { toast } from '../../../ui/status/toast-queue';
import { RouterLink } from '../../links/RouterLink';
import { LoadState } from '../../page/LoadState';
import { useChatsLive } from '../chat/use-chats-live';
import { Markdown } from '../markdown/Markdown';
import { useMarkdownTexts } from '../markdown/use-markdown-texts';
import { jobQuery, refreshJobs, showJob } from './converter-queries';
import classes from './converters.module.css';
import { HISTORY_PATH } from './paths';

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
        <Steps job={job} />
        {(result !== null || sound) && <Result job={job} />}
      </div>
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

function Steps({ job: { output, state, step, done, total, percent } }: { job: ConverterJob }) {
  const { t } = useTranslation('ai/converters');
  const steps = converterSteps(output);
  const at = state === 'done' ? steps.length : step === null ? -1 : steps.indexOf(step);
  const running = state === 'running' || state === 'waiting';
  return (
    <section className={classes.part} aria-label={t('progress')}>
      <p role="status" className={classes.now}>
        {state === 'running' && step ? t('step', { at: at + 1, of: steps.length, step: t(`steps.${step}`) }) : t(`states.${state}`)}
      </p>
      {running && (
        <>
          <progress className={classes.progress} max={100} value={percent} aria-label={t('progress')} />
          <p className={classes.hint}>
            {t('percent', { percent })} {t('leave')}
          </p>
        </>
      )}
      <ol className={classes.steps}>
        {steps.map((one, index) => (
          <li key={one} data-state={index < at ? 'done' : index === at ? 'now' : 'later'}>
            <span className={classes.dot} aria-hidden>
              {index < at && <IconCheck size={18} stroke={2} />}
            </span>
            <span>
              {t(`steps.${one}`)}
              {index < at && <span className="visually-hidden"> {t('stepDone')}</span>}
              {index === at && total > 0 && <small> {t('parts', { done, total })}</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Result({ job: { title, result, sound, output, state } }: { job: ConverterJob }) {
  const { t } = useTranslation('ai/converters');
  const texts = useMarkdownTexts();
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([result ?? ''], { type: 'text/markdown;charset=utf-8' }));
    link.download = `${title.replaceAll(/[\\/:*?"<>|]/g, ' ').slice(0, 80)}.md`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <section className={classes.part} aria-label={t('result')}>
      <h2>{t(state === 'done' ? 'result' : 'readable')}</h2>
      {sound && (
        <>
          {/* Its words stand below. */}
          <audio controls preload="metadata" src={`${sound.url}?inline`} className={classes.sound} aria-label={t(`outputs.${output}`)} />
          <a href={sound.url} download className={classes.download}>
            <IconDownload size={20} stroke={1.9} aria-hidden /> {t('downloadSound')}
          </a>
        </>
      )}
      {result !== null && (
        <>
          <div className={classes.buttons}>
            <CopyButton
              text={result}
              label={t('copy')}
              copiedLabel={t('copied')}
              variant="default"
              onFailure={() => toast({ id: 'copy', tone: 'alert', text: t('copyFailed') })}
            />
            <Button variant="default" leftSection={<IconFileText size={20} stroke={1.9} aria-hidden />} onClick={save}>
              {t('downloadText')}
            </Button>
          </div>
          <div className={classes.text}>
            <Markdown
              text={result
                .replaceAll(/^(\p{L}[\p{L} ]{0,30}): /gmu, '**$1:** ')
                .replaceAll(/\n(?=\*\*\p{L}[\p{L} ]{0,30}:\*\* )/gu, '\n\n')}
              texts={texts}
            />
          </div>
        </>
      )}
    </section>
  );
}

import { CORRECTION_LIMITS, type CorrectionItem, type CorrectionResult, contentLanguage, isTrialModel } from '@murmel/contracts';
import { IconFileDownload, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import { Button } from '../../../ui/forms/Button';
import { Textarea, TextInput } from '../../../ui/forms/TextField';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { Notice } from '../../../ui/status/Notice';
import { toast } from '../../../ui/status/toast-queue';
import { resultsPath } from '../paths';
import { useTexts } from '../texts';
import { FindingCard } from './FindingCard';
import { MarkedText } from './MarkedText';
import classes from './results.module.css';

const ResultPdfDialog = lazy(() => import('./ResultPdfDialog'));

type Change = Omit<Parameters<typeof api.aiFeedbacks.updateResult>[0], 'id'>;

/** One text with what was found in it: the teacher decides on each finding, writes their own words, and gives the mark. */
export function ResultPage({ item, result }: { item: CorrectionItem; result: CorrectionResult }) {
  const t = useTexts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [overall, setOverall] = useState(result.overall);
  const [mark, setMark] = useState(result.mark);
  const [open, setOpen] = useState<'pdf' | 'remove'>();
  const mayChange = item.abilities.update === true;
  const { findings, state } = result;
  const decided = findings.filter((one) => one.state !== 'waiting').length;
  const language = contentLanguage(item);
  const run = async (call: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true);
    try {
      await call();
      await queryClient.invalidateQueries({ queryKey: orpc.aiFeedbacks.results.key() });
      if (done) toast({ tone: 'success', text: done });
      return true;
    } catch (error) {
      toast({ tone: 'alert', text: t('result.unsaved', { reason: errorText(error) }) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const change = (told: Change, done?: string) => void run(() => api.aiFeedbacks.updateResult({ id: result.id, ...told }), done);
  const remove = async () => {
    if (await run(() => api.aiFeedbacks.removeResult({ id: result.id }), t('result.removed', { code: result.code })))
      void navigate(resultsPath(item.id));
  };
  return (
    <div className={classes.result}>
      <div className={classes.side}>
        <header className={classes.resultHead}>
          <h1>{result.code}</h1>
          {result.looksLikeName && <Notice tone="notice">{t('code.warning')}</Notice>}
          {result.again && <Notice>{t('result.again')}</Notice>}
        </header>
        <MarkedText text={result.text} findings={findings} language={language} />
      </div>
      <div className={classes.side}>
        {state === 'done' && <Notice tone="ai">{t(result.model && isTrialModel(result.model) ? 'result.trial' : 'result.twice')}</Notice>}
        <p role="status" className={classes.hint}>
          {state === 'failed' && result.failure ? t(`failures.${result.failure}`) : state === 'done' ? '' : t(`states.${state}`)}
        </p>
        {findings.map((finding, index) => (
          <FindingCard
            key={`${finding.id} ${finding.text} ${finding.verdict}`}
            number={index + 1}
            finding={finding}
            name={item.correction.criteria.find(({ id }) => id === finding.criterionId)?.text ?? t('result.criterionGone')}
            language={language}
            mayChange={mayChange}
            onDecide={(told) => change({ findings: [{ id: finding.id, ...told }] })}
          />
        ))}
        {mayChange && (
          <section className={classes.finding} aria-label={t('result.yours')}>
            <Textarea
              label={t('result.overall')}
              value={overall}
              lang={language}
              rows={5}
              maxLength={CORRECTION_LIMITS.overallMax}
              onChange={({ currentTarget }) => setOverall(currentTarget.value)}
            />
            <TextInput
              label={t('result.mark')}
              description={findings.length > 0 && decided < findings.length ? t('result.markLater') : t('result.markHint')}
              value={mark}
              readOnly={decided < findings.length}
              maxLength={CORRECTION_LIMITS.markMax}
              onChange={({ currentTarget }) => setMark(currentTarget.value)}
            />
            <p className={classes.hint}>{t('result.decided', { decided, all: findings.length })}</p>
            <div className={classes.actions}>
              <Button loading={busy} onClick={() => change({ overall, mark: decided < findings.length ? '' : mark }, t('result.saved'))}>
                {t('result.save')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconFileDownload size={20} stroke={1.9} aria-hidden />}
                onClick={() => setOpen('pdf')}
              >
                {t('result.pdf')}
              </Button>
              {(state === 'done' || state === 'failed') && (
                <Button
                  variant="subtle"
                  loading={busy}
                  leftSection={<IconRefresh size={20} stroke={1.9} aria-hidden />}
                  onClick={() => void run(() => api.aiFeedbacks.retryResult({ id: result.id }))}
                >
                  {t('result.retry')}
                </Button>
              )}
              <Button
                variant="subtle"
                color="koralle"
                leftSection={<IconTrash size={20} stroke={1.9} aria-hidden />}
                onClick={() => setOpen('remove')}
              >
                {t('result.remove')}
              </Button>
            </div>
          </section>
        )}
      </div>
      <Suspense fallback={null}>
        {open === 'pdf' && <ResultPdfDialog result={result} title={item.title} onClose={() => setOpen(undefined)} />}
      </Suspense>
      <ConfirmDialog
        opened={open === 'remove'}
        title={t('result.ask', { code: result.code })}
        confirmLabel={t('result.remove')}
        cancelLabel={t('cancel')}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setOpen(undefined)}
      >
        <p>{t('result.askText')}</p>
      </ConfirmDialog>
    </div>
  );
}

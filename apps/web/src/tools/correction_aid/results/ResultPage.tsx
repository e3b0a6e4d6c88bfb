import { CORRECTION_LIMITS, type CorrectionItem, type CorrectionResult, contentLanguage, isTrialModel, textWords } from '@murmel/contracts';
import {
  IconChevronDown,
  IconChevronUp,
  IconDots,
  IconFileDownload,
  IconRefresh,
  IconSend,
  IconSend2,
  IconTrash,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SentDrawerProps } from '../../../core/ai/chat/sent/SentDrawer';
import { api } from '../../../platform/api/client';
import { lazyPage } from '../../../platform/page/lazy-page';
import { Textarea } from '../../../ui/forms/TextField';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/ActionMenu';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { IconButton } from '../../../ui/overlays/IconButton';
import { Notice } from '../../../ui/status/Notice';
import { resultsPath } from '../paths';
import { useTexts } from '../texts';
import { CriteriaList, nameOf } from './CriteriaList';
import { DecideBar } from './DecideBar';
import { FindingCard } from './FindingCard';
import { MarkedText } from './MarkedText';
import classes from './results.module.css';
import { useResultChanges } from './use-result-changes';

const ResultPdfDialog = lazy(() => import('./ResultPdfDialog'));
const ReturnDialog = lazy(() => import('./ReturnDialog'));
const SentDrawer = lazyPage<SentDrawerProps>(() => import('../../../core/ai/chat/sent/sent-drawer-with-texts'), []);

/** One text with what was found in it: the teacher decides on each finding, writes their own words, and gives the mark. */
export function ResultPage({ item, result }: { item: CorrectionItem; result: CorrectionResult }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { busy, run, change } = useResultChanges(result.id);
  const [overall, setOverall] = useState(result.overall);
  const [mark, setMark] = useState(result.mark);
  const [open, setOpen] = useState<'pdf' | 'remove' | 'back' | 'sent'>();
  const { findings, state, code } = result;
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      findings.findIndex((one) => one.state === 'waiting'),
    ),
  );
  const { criteria } = item.correction;
  const mayChange = item.abilities.update === true;
  const decided = findings.filter((one) => one.state !== 'waiting').length;
  const language = contentLanguage(item);
  const finding = findings[at];
  const ended = state === 'done' || state === 'failed';
  const save = () => change({ overall, mark: decided < findings.length ? '' : mark }, t('result.saved'));
  const remove = async () => {
    if (await run(() => api.aiFeedbacks.removeResult({ id: result.id }), t('result.removed', { code })))
      void navigate(resultsPath(item.id));
  };
  const giveBack = async () => {
    if (await change({ overall, mark })) setOpen('back');
  };
  const menu: MenuAction[] = [
    { key: 'pdf', label: t('result.pdf'), icon: IconFileDownload, onSelect: () => setOpen('pdf') },
    ...(result.returned ? [{ key: 'back', label: t('result.link'), icon: IconSend, onSelect: () => setOpen('back') }] : []),
    { key: 'sent', label: t('result.sent'), icon: IconSend2, onSelect: () => setOpen('sent') },
    ...(ended
      ? [
          {
            key: 'retry',
            label: t('result.retry'),
            icon: IconRefresh,
            onSelect: () => void run(() => api.aiFeedbacks.retryResult({ id: result.id })),
          },
        ]
      : []),
    { key: 'remove', label: t('result.remove'), icon: IconTrash, danger: true, onSelect: () => setOpen('remove') },
  ];
  return (
    <div className={classes.result}>
      {findings.length > 0 && (
        <CriteriaList
          {...{ findings, criteria, at, language }}
          trial={result.model !== null && isTrialModel(result.model)}
          onOpen={setAt}
        />
      )}
      <div className={classes.paper}>
        <header className={classes.resultHead}>
          <h1>{code}</h1>
          <span className={classes.hint}>{t('result.words', { count: textWords(result.text) })}</span>
          {mayChange && (
            <ActionMenu
              actions={menu}
              button={(props) => <IconButton {...props} icon={IconDots} label={t('result.more')} tipAlign="end" />}
            />
          )}
        </header>
        {result.looksLikeName && <Notice tone="notice">{t('code.warning')}</Notice>}
        {result.again && <Notice>{t('result.again')}</Notice>}
        <MarkedText text={result.text} findings={findings} language={language} at={at} onOpen={setAt} />
      </div>
      <div className={classes.side}>
        <p role="status" className={classes.hint}>
          {state === 'failed' && result.failure ? t(`failures.${result.failure}`) : state === 'done' ? '' : t(`states.${state}`)}
        </p>
        {finding && (
          <>
            <div className={classes.findingHead}>
              <h2>{t('finding.position', { at: at + 1, all: findings.length })}</h2>
              <span className={classes.steps}>
                <IconButton icon={IconChevronUp} label={t('finding.previous')} disabled={at === 0} onClick={() => setAt(at - 1)} />
                <IconButton
                  icon={IconChevronDown}
                  label={t('finding.next')}
                  tipAlign="end"
                  disabled={at >= findings.length - 1}
                  onClick={() => setAt(at + 1)}
                />
              </span>
            </div>
            <FindingCard
              key={`${finding.id} ${finding.text} ${finding.verdict}`}
              number={at + 1}
              {...{ finding, code, language, mayChange }}
              name={nameOf(criteria, finding.criterionId) ?? t('result.criterionGone')}
              onDecide={(told) => void change({ findings: [{ id: finding.id, ...told }] })}
            />
          </>
        )}
        {mayChange && (
          <Textarea
            label={t('result.overall')}
            value={overall}
            lang={language}
            rows={5}
            maxLength={CORRECTION_LIMITS.overallMax}
            onChange={({ currentTarget }) => setOverall(currentTarget.value)}
          />
        )}
      </div>
      {mayChange && ended && (
        <DecideBar
          {...{ code, decided, mark, busy }}
          all={findings.length}
          onMark={setMark}
          onSave={() => void save()}
          onGiveBack={() => void giveBack()}
        />
      )}
      <Suspense fallback={null}>
        {open === 'pdf' && <ResultPdfDialog result={result} title={item.title} onClose={() => setOpen(undefined)} />}
        {open === 'sent' && <SentDrawer fetch={() => api.aiFeedbacks.requests({ id: result.id })} onClose={() => setOpen(undefined)} />}
        {open === 'back' && (
          <ReturnDialog
            result={result}
            onPdf={() => setOpen('pdf')}
            onEnded={() => void run(() => Promise.resolve()).then(() => setOpen(undefined))}
            onClose={() => void run(() => Promise.resolve()).then(() => setOpen(undefined))}
          />
        )}
      </Suspense>
      <ConfirmDialog
        opened={open === 'remove'}
        title={t('result.ask', { code })}
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

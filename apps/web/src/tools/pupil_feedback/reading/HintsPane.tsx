import { contentLanguage, type FeedbackAssignmentItem, isTrialModel, type PupilText, type TextHint } from '@murmel/contracts';
import { IconCheck, IconPencil, IconSend2, IconSparkles, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import type { SentDrawerProps } from '../../../core/ai/chat/sent/SentDrawer';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import { lazyPage } from '../../../platform/page/lazy-page';
import { Button } from '../../../ui/forms/Button';
import { Textarea } from '../../../ui/forms/TextField';
import { Notice } from '../../../ui/status/Notice';
import { toast } from '../../../ui/status/toast-queue';
import { useTexts } from '../texts';
import classes from './reading.module.css';

const SentDrawer = lazyPage<SentDrawerProps>(() => import('../../../core/ai/chat/sent/sent-drawer-with-texts'), []);

interface HintsPaneProps {
  item: FeedbackAssignmentItem;
  text: PupilText;
  newest: number;
}

/** Hints of a model on the newest version: the teacher shows each to the pupil, changes it, or leaves it out. */
export function HintsPane({ item, text, newest }: HintsPaneProps) {
  const t = useTexts();
  const title = useId();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [looksAtSent, setLooksAtSent] = useState(false);
  const work = text.hintWork.find(({ version }) => version === newest);
  const hints = text.hints.filter(({ version }) => version === newest);
  const isOff = item.assignment.hints === 'off';
  if (isOff && hints.length === 0) return null;
  const going = work?.state === 'queued' || work?.state === 'running';
  const run = async (call: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await call();
      await queryClient.invalidateQueries({ queryKey: orpc.pupilFeedback.responses.key() });
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  const decide = (hint: TextHint, state: TextHint['state'], words?: string) =>
    void run(() => api.pupilFeedback.decideHint({ id: hint.id, state, ...(words !== undefined && { text: words }) }));
  return (
    <section className={classes.pane} aria-labelledby={title}>
      <h2 id={title}>{t('hints.title')}</h2>
      <Notice
        tone="ai"
        actions={
          work && (
            <Button variant="default" leftSection={<IconSend2 size={18} stroke={1.9} aria-hidden />} onClick={() => setLooksAtSent(true)}>
              {t('hints.sent')}
            </Button>
          )
        }
      >
        {t(work?.model && isTrialModel(work.model) ? 'hints.trial' : 'hints.byModel')}
      </Notice>
      <Suspense fallback={null}>
        {looksAtSent && <SentDrawer fetch={() => api.pupilFeedback.hintRequests({ id: text.id })} onClose={() => setLooksAtSent(false)} />}
      </Suspense>
      <div role="status" className={classes.hint}>
        {going && t('hints.coming')}
        {work?.state === 'failed' && work.failure && t(`hints.failures.${work.failure}`)}
        {work?.state === 'done' && hints.length === 0 && t('hints.nothing')}
      </div>
      {hints.map((hint) => (
        <HintCard key={`${hint.id} ${hint.text}`} hint={hint} item={item} busy={busy} decide={decide} />
      ))}
      {!isOff && !going && (
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconSparkles size={20} stroke={1.9} aria-hidden />}
          onClick={() => void run(() => api.pupilFeedback.makeHints({ id: text.id, version: newest }))}
        >
          {t(work ? 'hints.again' : 'hints.make')}
        </Button>
      )}
    </section>
  );
}

interface HintCardProps {
  hint: TextHint;
  item: FeedbackAssignmentItem;
  busy: boolean;
  decide: (hint: TextHint, state: TextHint['state'], words?: string) => void;
}

function HintCard({ hint, item, busy, decide }: HintCardProps) {
  const t = useTexts();
  const [words, setWords] = useState<string>();
  const criterion = item.assignment.criteria.find(({ id }) => id === hint.criterionId);
  const language = contentLanguage(item);
  return (
    <article className={classes.hintCard} aria-label={t(`hints.kinds.${hint.kind}`)} data-state={hint.state}>
      <p className={classes.hint}>
        {t(`hints.kinds.${hint.kind}`)}
        {criterion && (
          <>
            {' · '}
            <span lang={language}>{criterion.text}</span>
          </>
        )}
      </p>
      {words === undefined ? (
        <p className={classes.hintText} lang={language}>
          {hint.text}
        </p>
      ) : (
        <Textarea
          aria-label={t('hints.words')}
          value={words}
          rows={3}
          maxLength={400}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      {hint.quote && (
        <blockquote className={classes.quote} lang={language}>
          {hint.quote}
        </blockquote>
      )}
      <p className={classes.hint}>{t(`hints.states.${hint.state}`)}</p>
      <div className={classes.hintActions}>
        {(hint.state !== 'given' || words !== undefined) && (
          <Button
            variant="light"
            loading={busy}
            disabled={words?.trim() === ''}
            leftSection={<IconCheck size={18} stroke={2} aria-hidden />}
            onClick={() => decide(hint, 'given', words?.trim())}
          >
            {t('hints.give')}
          </Button>
        )}
        {words === undefined && (
          <Button variant="subtle" leftSection={<IconPencil size={18} stroke={1.9} aria-hidden />} onClick={() => setWords(hint.text)}>
            {t('hints.change')}
          </Button>
        )}
        {hint.state !== 'dropped' && (
          <Button
            variant="subtle"
            loading={busy}
            leftSection={<IconX size={18} stroke={1.9} aria-hidden />}
            onClick={() => decide(hint, 'dropped')}
          >
            {t(hint.state === 'given' ? 'hints.takeBack' : 'hints.drop')}
          </Button>
        )}
      </div>
    </article>
  );
}

import { contentLanguage, type FeedbackAssignmentItem, type FeedbackNext, PUPIL_FEEDBACK_LIMITS, type PupilText } from '@murmel/contracts';
import { IconSend } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { sinceText } from '../../../core/dates/dates';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { Textarea, TextInput } from '../../../ui/forms/TextField';
import { Notice } from '../../../ui/status/Notice';
import { StatusLine } from '../../../ui/status/StatusLine';
import { useTexts } from '../texts';
import classes from './reading.module.css';
import type { TextFeedbackDraft } from './use-text-feedback';

interface FeedbackPaneProps {
  item: FeedbackAssignmentItem;
  text: PupilText;
  newest: number;
  feedback: TextFeedbackDraft;
}

const { score: scores, feedbackMax } = PUPIL_FEEDBACK_LIMITS;

/** The teacher's feedback on the newest version, what follows on it, and what was given on earlier ones. */
export function FeedbackPane({ item, text, newest, feedback }: FeedbackPaneProps) {
  const t = useTexts();
  const { i18n } = useTranslation();
  const title = useId();
  const [next, setNext] = useState<FeedbackNext>(text.stage === 'final' ? 'done' : 'again');
  const { values, change, status, refusal, written, busy, give, fits } = feedback;
  const { text: words, score } = values;
  const earlier = text.feedback.filter(({ version, given }) => version < newest && given);
  const isEmpty = words.trim() === '' && score === null && Object.keys(values.levels).length === 0;
  const given = written?.given;
  return (
    <section className={classes.pane} aria-labelledby={title}>
      <div className={classes.paneHead}>
        <h2 id={title}>{t('feedback.title')}</h2>
        <StatusLine state={status} text={t(`status.${status}`)} />
      </div>
      {refusal && (
        <Notice tone="alert" announce>
          {refusal}
        </Notice>
      )}
      <Textarea
        label={t('feedback.label', { number: newest })}
        value={words}
        lang={contentLanguage(item)}
        maxLength={feedbackMax}
        rows={8}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      {item.assignment.scored && (
        <TextInput
          inputMode="decimal"
          label={t('feedback.score')}
          description={t('feedback.scoreHint', scores)}
          value={score === null ? '' : String(score).replace('.', i18n.language === 'de' ? ',' : '.')}
          onChange={({ currentTarget }) => change({ score: numberOf(currentTarget.value) })}
          error={!fits && <FieldError>{t('feedback.scoreWrong', scores)}</FieldError>}
        />
      )}
      <PillTabs<FeedbackNext>
        label={t('feedback.next')}
        options={[
          { value: 'again', label: t('feedback.again') },
          { value: 'done', label: t('feedback.done') },
        ]}
        value={next}
        onChange={setNext}
      />
      <p className={classes.hint}>{t(next === 'again' ? 'feedback.againText' : 'feedback.doneText', { name: text.name })}</p>
      <Button
        loading={busy}
        disabled={isEmpty || !fits}
        leftSection={<IconSend size={20} stroke={1.9} aria-hidden />}
        onClick={() => void give(next, t('feedback.sent', { name: text.name }))}
      >
        {t(given ? 'feedback.sendAgain' : 'feedback.send')}
      </Button>
      {given && (
        <p className={classes.hint}>{t('feedback.givenAt', { at: sinceText(new Date(given.givenAt), new Date(), i18n.language) })}</p>
      )}
      {earlier.map(({ version, given: before }) => (
        <details key={version} className={classes.earlier}>
          <summary>{t('feedback.earlier', { number: version })}</summary>
          <p lang={contentLanguage(item)}>{before?.text}</p>
        </details>
      ))}
    </section>
  );
}

/** @returns null for an empty field, an impossible one for what is no number */
function numberOf(typed: string): number | null {
  const word = typed.trim().replace(',', '.');
  if (word === '') return null;
  const number = Number(word);
  return Number.isFinite(number) ? number : -1;
}

import { type FeedbackDraft, LIMITS, type Remark } from '@murmel/contracts';
import { IconPlus, IconSend, IconTrash } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { createPortal } from 'react-dom';
import { pasteLines } from '../../../platform/paste/paste-lines';
import { Button } from '../../../ui/forms/Button';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { Textarea } from '../../../ui/forms/TextField';
import { IconButton } from '../../../ui/overlays/IconButton';
import { useSheetTexts } from '../sheet/texts';
import { FeedbackState } from './FeedbackState';
import classes from './feedback.module.css';
import { answerFeedback, withAnswerFeedback } from './feedback-draft';
import { StampPicker } from './StampPicker';
import { useTexts } from './texts';
import type { useFeedback } from './use-feedback';

interface FeedbackPanelProps {
  name: string;
  tasks: readonly { id: string; number: number }[];
  feedback: ReturnType<typeof useFeedback>;
  /** handed in: only then there is something to work on once more */
  handedIn: boolean;
  /** returns the full draft with all points, for publication */
  whole: () => FeedbackDraft;
  /** the fields of the remarks, so that a new one can be written at once */
  fields: RefObject<HTMLElement | null>;
  /** place in the bar at the lower edge from where it is given */
  bar: HTMLElement | null;
}

const STARTERS = ['praise', 'next'] as const;

/** Edits the teacher's feedback on a response: remarks, a stamp, a text; published as a whole. */
export function FeedbackPanel({ name, tasks, feedback, handedIn, whole, fields, bar }: FeedbackPanelProps) {
  const t = useTexts();
  const { draft, change } = feedback;
  const [again, setAgain] = useState(false);
  const start = (words: string): void => {
    const text = `${draft.text}${draft.text === '' || draft.text.endsWith('\n') ? '' : '\n'}${words} `;
    change({ ...draft, text: text.slice(0, LIMITS.worksheet.feedbackMax) });
  };
  return (
    <aside ref={fields} className={classes.panel} aria-label={t('feedback.for', { name })}>
      <h2>{t('feedback.for', { name })}</h2>
      {tasks.map(({ id, number }) => {
        const { remarks, text } = answerFeedback(draft, id);
        return (
          <div key={id} className={classes.onTask}>
            {(remarks.length > 0 || text !== '') && <h3>{t('task', { number })}</h3>}
            <RemarkFields blockId={id} remarks={remarks} onRemarks={(next) => change(withAnswerFeedback(draft, id, { remarks: next }))} />
            {text !== '' && (
              <Textarea
                label={t('feedback.quick')}
                autosize
                maxRows={8}
                maxLength={LIMITS.worksheet.feedbackMax}
                value={text}
                onChange={({ currentTarget }) => change(withAnswerFeedback(draft, id, { text: currentTarget.value }))}
                onPaste={pasteLines}
              />
            )}
          </div>
        );
      })}
      <h3>{t('stamps')}</h3>
      <StampPicker look="tiles" label={t('stamps')} stamp={draft.stamp} onStamp={(stamp) => change({ ...draft, stamp })} />
      <h3 id="feedback-text">{t('feedback.text')}</h3>
      <div className={classes.starters}>
        {STARTERS.map((starter) => (
          <button key={starter} type="button" onClick={() => start(t(`starters.${starter}.words`))}>
            <IconPlus size={18} stroke={1.9} aria-hidden /> {t(`starters.${starter}.label`)}
          </button>
        ))}
      </div>
      <Textarea
        aria-labelledby="feedback-text"
        autosize
        minRows={4}
        maxRows={14}
        maxLength={LIMITS.worksheet.feedbackMax}
        value={draft.text}
        onChange={({ currentTarget }) => change({ ...draft, text: currentTarget.value })}
        onPaste={pasteLines}
      />
      {handedIn && <SwitchRow label={t('feedback.again', { name })} checked={again} onChange={setAgain} />}
      {bar &&
        createPortal(
          <>
            <FeedbackState feedback={feedback} />
            {feedback.givenAt && (
              <Button variant="subtle" busy={feedback.busy} onClick={() => void feedback.withdraw()}>
                {t('withdraw')}
              </Button>
            )}
            <Button
              leftSection={<IconSend size={20} stroke={1.9} aria-hidden />}
              loading={feedback.busy}
              onClick={() => void feedback.give(handedIn && again, whole())}
            >
              {t('give')}
            </Button>
          </>,
          bar,
        )}
    </aside>
  );
}

interface RemarkFieldsProps {
  blockId: string;
  remarks: readonly Remark[];
  onRemarks: (remarks: Remark[]) => void;
}

/** Fields for the remarks of one answer, with the numbers marked in it. */
function RemarkFields({ blockId, remarks, onRemarks }: RemarkFieldsProps) {
  const t = useTexts();
  const sheet = useSheetTexts();
  if (remarks.length === 0) return null;
  return (
    <ol className={classes.remarks}>
      {remarks.map((remark, index) => (
        <li key={index} data-kind={remark.kind}>
          <span className={classes.remarkNumber} aria-hidden>
            {index + 1}
          </span>
          <div>
            <strong>{sheet(`remark.${remark.kind}`)}</strong>
            <textarea
              data-remark={`${blockId}-${index}`}
              rows={1}
              aria-label={sheet('remark.number', { number: index + 1 })}
              placeholder={t('mark.placeholder')}
              maxLength={LIMITS.worksheet.feedbackMax}
              value={remark.text}
              onChange={({ currentTarget }) =>
                onRemarks(remarks.map((one, at) => (at === index ? { ...one, text: currentTarget.value } : one)))
              }
            />
          </div>
          <IconButton
            icon={IconTrash}
            label={t('mark.remove', { number: index + 1 })}
            tipAlign="end"
            onClick={() => onRemarks(remarks.filter((_, at) => at !== index))}
          />
        </li>
      ))}
    </ol>
  );
}

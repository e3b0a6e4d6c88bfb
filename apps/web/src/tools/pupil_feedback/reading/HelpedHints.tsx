import { contentLanguage, type FeedbackAssignmentItem, type TextHint, type TextVersion } from '@murmel/contracts';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useId } from 'react';
import { useTexts } from '../texts';
import { type HintOutcome, hintOutcome } from '../versions/hint-outcome';
import classes from './reading.module.css';

interface HelpedHintsProps {
  item: FeedbackAssignmentItem;
  /** those that the pupil saw on the version before, in their order */
  hints: readonly TextHint[];
  after: TextVersion;
}

/** Lists the hints that a version was revised with, and what became of the passage of each. */
export function HelpedHints({ item, hints, after }: HelpedHintsProps) {
  const t = useTexts();
  const title = useId();
  if (hints.length === 0) return null;
  return (
    <section className={classes.pane} aria-labelledby={title}>
      <h2 id={title}>{t('helped.title')}</h2>
      <ol className={classes.helped}>
        {hints.map((hint) => {
          const outcome: HintOutcome = hintOutcome(hint, after.text);
          const Icon = outcome === 'changed' ? IconCircleCheck : IconCircleDashed;
          return (
            <li key={hint.id} data-outcome={outcome}>
              <Icon size={22} stroke={1.9} aria-hidden />
              <span>
                <span lang={contentLanguage(item)}>{hint.text}</span>
                <b>{t(`helped.${outcome}`)}</b>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

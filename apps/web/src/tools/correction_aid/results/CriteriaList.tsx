import type { CorrectionCriterion, Finding } from '@murmel/contracts';
import { IconArrowsShuffle, IconCheck, IconX } from '@tabler/icons-react';
import { Notice } from '../../../ui/status/Notice';
import { useTexts } from '../texts';
import classes from './results.module.css';

interface CriteriaListProps {
  findings: readonly Finding[];
  criteria: readonly CorrectionCriterion[];
  /** place of the finding that is looked at */
  at: number;
  language: string | undefined;
  /** the model is none: it says so */
  trial: boolean;
  onOpen: (place: number) => void;
}

/** The criteria with what was found for each: how far it is met, where the model is unsure, and what the teacher decided. */
export function CriteriaList({ findings, criteria, at, language, trial, onOpen }: CriteriaListProps) {
  const t = useTexts();
  return (
    <section className={classes.criteria} aria-labelledby="correction-findings">
      <h2 id="correction-findings">{t('criteria.title')}</h2>
      <p className={classes.hint}>{t('criteria.proposed')}</p>
      <ol>
        {findings.map(({ id, criterionId, verdict, other, state }, place) => (
          <li key={id}>
            <button type="button" className={classes.criterion} aria-current={place === at || undefined} onClick={() => onOpen(place)}>
              <span className={classes.number} data-state={state} aria-hidden>
                {state === 'taken' ? (
                  <IconCheck size={18} stroke={2.2} />
                ) : state === 'dropped' ? (
                  <IconX size={18} stroke={2.2} />
                ) : (
                  place + 1
                )}
              </span>
              <span className={classes.criterionWords}>
                <b lang={language}>{nameOf(criteria, criterionId) ?? t('result.criterionGone')}</b>
                <small>
                  {other && state === 'waiting' ? (
                    <span className={classes.two}>{t('criteria.two')}</span>
                  ) : (
                    <span data-verdict={verdict}>{t(`verdicts.${verdict}`)}</span>
                  )}{' '}
                  {state === 'waiting' ? t(other ? 'criteria.unsure' : 'criteria.sure') : t(`finding.states.${state}`)}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <Notice tone="ai" icon={IconArrowsShuffle}>
        {t(trial ? 'result.trial' : 'result.twice')}
      </Notice>
    </section>
  );
}

/** The criterion in words; undefined where it was removed since. */
export const nameOf = (criteria: readonly CorrectionCriterion[], id: string): string | undefined =>
  criteria.find((one) => one.id === id)?.text;

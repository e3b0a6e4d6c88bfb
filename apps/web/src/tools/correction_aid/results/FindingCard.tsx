import { CORRECTION_LIMITS, CRITERION_VERDICTS, type CriterionVerdict, type Finding } from '@murmel/contracts';
import { IconCheck, IconHelp, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/forms/Button';
import { NativeSelect, Textarea } from '../../../ui/forms/TextField';
import { Badge } from '../../../ui/status/Badge';
import { useTexts } from '../texts';
import classes from './results.module.css';

interface FindingCardProps {
  number: number;
  finding: Finding;
  /** the criterion in words */
  name: string;
  language: string | undefined;
  mayChange: boolean;
  onDecide: (told: Partial<Pick<Finding, 'verdict' | 'text' | 'state'>>) => void;
}

/** Shows the finding for one criterion: taken over, changed or left out by the teacher; both readings where they differ. */
export function FindingCard({ number, finding, name, language, mayChange, onDecide }: FindingCardProps) {
  const t = useTexts();
  const [verdict, setVerdict] = useState(finding.verdict);
  const [words, setWords] = useState(finding.text);
  const { other, state, quote } = finding;
  return (
    <section className={classes.finding} data-state={state} aria-label={t('finding.label', { number, name })}>
      <div className={classes.findingHead}>
        <h2>
          <span aria-hidden>{number}</span> <span lang={language}>{name}</span>
        </h2>
        <Badge tone={state === 'taken' ? 'good' : 'neutral'}>{t(`finding.states.${state}`)}</Badge>
      </div>
      {other && (
        <div className={classes.unsure}>
          <p>
            <IconHelp size={18} stroke={1.9} aria-hidden /> <b>{t('finding.unsure')}</b>
          </p>
          <p>{t('finding.second', { verdict: t(`verdicts.${other.verdict}`), text: other.text })}</p>
          {mayChange && (
            <Button
              variant="subtle"
              onClick={() => {
                setVerdict(other.verdict);
                setWords(other.text);
              }}
            >
              {t('finding.useSecond')}
            </Button>
          )}
        </div>
      )}
      {mayChange ? (
        <>
          <NativeSelect
            label={t('finding.verdict')}
            value={verdict}
            data={CRITERION_VERDICTS.map((value) => ({ value, label: t(`verdicts.${value}`) }))}
            onChange={({ currentTarget }) => setVerdict(currentTarget.value as CriterionVerdict)}
          />
          <Textarea
            label={t('finding.words')}
            value={words}
            lang={language}
            rows={3}
            maxLength={CORRECTION_LIMITS.commentMax}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </>
      ) : (
        <p lang={language}>
          {t(`verdicts.${finding.verdict}`)}: {finding.text}
        </p>
      )}
      {quote && (
        <blockquote className={classes.quote} lang={language}>
          {quote}
        </blockquote>
      )}
      {mayChange && (
        <div className={classes.actions}>
          <Button
            variant="light"
            leftSection={<IconCheck size={18} stroke={2} aria-hidden />}
            onClick={() => onDecide({ verdict, text: words.trim(), state: 'taken' })}
          >
            {t('finding.take')}
          </Button>
          <Button
            variant="subtle"
            leftSection={<IconX size={18} stroke={1.9} aria-hidden />}
            onClick={() => onDecide({ state: 'dropped' })}
          >
            {t('finding.drop')}
          </Button>
        </div>
      )}
    </section>
  );
}

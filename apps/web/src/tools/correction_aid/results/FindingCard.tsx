import { CORRECTION_LIMITS, CRITERION_VERDICTS, type CriterionVerdict, type Finding } from '@murmel/contracts';
import { IconCheck, IconHelp, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/forms/Button';
import { RadioCards } from '../../../ui/forms/RadioCards';
import { NativeSelect, Textarea } from '../../../ui/forms/TextField';
import { Badge } from '../../../ui/status/Badge';
import { useTexts } from '../texts';
import classes from './results.module.css';

interface FindingCardProps {
  number: number;
  finding: Finding;
  /** the criterion in words */
  name: string;
  /** code of the text */
  code: string;
  language: string | undefined;
  mayChange: boolean;
  onDecide: (told: Partial<Pick<Finding, 'verdict' | 'text' | 'state'>>) => void;
}

/** Shows the finding for one criterion: taken over, changed or left out by the teacher; both readings where they differ. */
export function FindingCard({ number, finding, name, code, language, mayChange, onDecide }: FindingCardProps) {
  const t = useTexts();
  const [verdict, setVerdict] = useState(finding.verdict);
  const [words, setWords] = useState(finding.text);
  const { other, state, quote } = finding;
  const [reading, setReading] = useState<'first' | 'second'>();
  const choose = (which: 'first' | 'second') => {
    setReading(which);
    if (which === 'second' && other) {
      if (other.verdict) setVerdict(other.verdict);
      setWords(other.text);
    } else {
      setVerdict(finding.verdict);
      setWords(finding.text);
    }
  };
  return (
    <section className={classes.finding} data-state={state} aria-label={t('finding.label', { number, name })}>
      <div className={classes.findingHead}>
        <h3 lang={language}>{name}</h3>
        <Badge tone={state === 'taken' ? 'good' : 'neutral'}>{t(`finding.states.${state}`)}</Badge>
      </div>
      {quote && (
        <blockquote className={classes.quote} lang={language}>
          {quote}
        </blockquote>
      )}
      {other && mayChange && state === 'waiting' && (
        <div className={classes.unsure}>
          <p>
            <IconHelp size={20} stroke={1.9} aria-hidden /> <b>{t('finding.unsure')}</b>
          </p>
          <RadioCards<'first' | 'second'>
            legend={t('finding.readings')}
            cards={[
              { value: 'first', label: t(`verdicts.${finding.verdict}`), description: finding.text || t('finding.noWords') },
              {
                value: 'second',
                label: t(other.verdict ? `verdicts.${other.verdict}` : 'finding.sawNothing'),
                description: other.text || t('finding.noWords'),
              },
            ]}
            value={reading}
            onChange={choose}
          />
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
            label={t('finding.words', { code })}
            value={words}
            lang={language}
            rows={4}
            maxLength={CORRECTION_LIMITS.commentMax}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
          <div className={classes.actions}>
            <Button
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
        </>
      ) : (
        <p lang={language}>
          {t(`verdicts.${finding.verdict}`)}: {finding.text}
        </p>
      )}
    </section>
  );
}

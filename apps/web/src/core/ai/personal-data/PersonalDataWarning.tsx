import type { FoundPersonalData } from '@murmel/contracts';
import { IconShieldExclamation } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Notice } from '../../../ui/status/Notice';
import { intlLocale } from '../../dates/dates';
import { excerptAroundMatches } from './excerpt-around-matches';
import { countsByKind, markedSegments } from './marked-segments';
import classes from './personal-data.module.css';

export interface PersonalDataWarningProps {
  /** personal data found in this text, at least one item */
  found: readonly FoundPersonalData[];
  text: string;
  onRevise: () => void;
  onSendAnyway?: () => void;
  /** true if it may be sent unchanged: teachers may, pupils if their teacher allows it */
  mayForce: boolean;
}

/**
 * Warning before a text with personal data goes to a model: the data that was found, its place, and the options. The key that sent the text
 * now returns to editing.
 */
export function PersonalDataWarning({ found, text, onRevise, onSendAnyway, mayForce }: PersonalDataWarningProps) {
  const { t } = useTranslation('ai/personal-data');
  const revise = useRef<HTMLButtonElement>(null);
  useEffect(() => revise.current?.focus(), []);
  return (
    <Notice
      icon={IconShieldExclamation}
      title={t('title')}
      announce
      actions={
        <>
          <Button ref={revise} onClick={onRevise}>
            {t('revise')}
          </Button>
          {mayForce && onSendAnyway && (
            <Button variant="default" onClick={onSendAnyway}>
              {t('sendAnyway')}
            </Button>
          )}
          <details className={classes.why}>
            <summary>{t('why.question')}</summary>
            <p>{t('why.answer')}</p>
          </details>
        </>
      }
    >
      <Sentence found={found} />
      <MarkedText {...excerptAroundMatches({ found, text })} />
    </Notice>
  );
}

function Sentence({ found }: { found: readonly FoundPersonalData[] }) {
  const { t, i18n } = useTranslation('ai/personal-data');
  const counts = countsByKind(found).map(({ kind, count }) => t(`count.${kind}`, { count }));
  const list = new Intl.ListFormat(intlLocale(i18n.language)).formatToParts(counts);
  return (
    <p className={classes.sentence}>
      {t('found.before')}{' '}
      {list.map(({ type, value }, index) =>
        type === 'element' ? (
          <strong key={index} className={classes.mark}>
            {value}
          </strong>
        ) : (
          value
        ),
      )}{' '}
      {t('found.after')}
    </p>
  );
}

/** The text as it was typed; a long one scrolls in its place. */
function MarkedText({ found, text }: { found: readonly FoundPersonalData[]; text: string }) {
  const { t } = useTranslation('ai/personal-data');
  return (
    <section className={classes.text} aria-label={t('text')} tabIndex={0}>
      {markedSegments(text, found).map((piece, index) =>
        piece.kind ? (
          <mark key={index} className={classes.mark}>
            {piece.text}
            {'\u00a0'}
            <small className={classes.kind}>{t(`kind.${piece.kind}`)}</small>
          </mark>
        ) : (
          piece.text
        ),
      )}
    </section>
  );
}

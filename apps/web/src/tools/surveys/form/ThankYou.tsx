import { IconCheck } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { FormButton, FormLink } from '../../../core/answers/FormButton';
import { MessageScreen } from '../../../core/answers/MessageScreen';
import { Marble } from '../../../ui/marbles/Marble';
import { useTexts } from './texts';

interface ThankYouProps {
  /** the teacher's words; empty: ours */
  text: string;
  offline: boolean;
  /** address of the own response, and the handler of its link */
  change: { href: string; open: () => void } | undefined;
  results: { href: string; open: () => void } | undefined;
}

/** Confirmation that all answers were received. */
export function ThankYou({ text, offline, change, results }: ThankYouProps) {
  const t = useTexts();
  const follow = (open: () => void) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
  const actions = (change || results) && (
    <>
      {results && (
        <FormLink look="filled" href={results.href} onClick={follow(results.open)}>
          {t('results.see')}
        </FormLink>
      )}
      {change && (
        <FormLink href={change.href} onClick={follow(change.open)}>
          {t('own.change')}
        </FormLink>
      )}
    </>
  );
  return (
    <MessageScreen
      screen="thanks"
      offline={offline}
      marble={<Marble colour="tafel" size={132} icon={IconCheck} />}
      title={t('thanks.title')}
      actions={actions}
    >
      <p>{text || t('thanks.text')}</p>
    </MessageScreen>
  );
}

interface WaitingProps {
  offline: boolean;
  onChange: () => void;
}

/** The answers are on this device and go by themselves. */
export function UnsentScreen({ offline, onChange }: WaitingProps) {
  const t = useTexts();
  return (
    <MessageScreen
      screen="waiting"
      offline={offline}
      marble={<Marble colour="sonne" swirl={2} size={132} />}
      title={t('waiting.title')}
      actions={
        <FormButton look="outline" onClick={onChange}>
          {t('waiting.change')}
        </FormButton>
      }
    >
      <p>{t('waiting.text')}</p>
    </MessageScreen>
  );
}

import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './talk.module.css';

interface StartersProps {
  starters: readonly string[];
  lang: string;
  disabled: boolean;
  onAsk: (text: string) => void;
}

/** Questions that start a conversation, sent by a tap. */
export function Starters({ starters, lang, disabled, onAsk }: StartersProps) {
  const { t } = useTranslation('tools/assistants/talk');
  if (starters.length === 0) return null;
  return (
    <ul className={classes.starters} aria-label={t('starters')}>
      {starters.map((starter, index) => (
        <li key={`${index} ${starter}`} lang={lang}>
          <button type="button" className={classes.starter} disabled={disabled} onClick={() => onAsk(starter)}>
            {starter}
          </button>
        </li>
      ))}
    </ul>
  );
}

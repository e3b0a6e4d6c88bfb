import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@murmel/contracts';
import { currentLanguage, switchLanguage } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import classes from './LanguageLinks.module.css';

/** Name of each language in itself: a reader who looks for it cannot read the other one. */
const NAMES: Record<InterfaceLanguage, string> = { de: 'Deutsch', en: 'English' };

/** Deutsch · English, for pages without a profile. @param first the language that stands before the other */
export function LanguageLinks({ first = 'de' }: { first?: InterfaceLanguage }) {
  const { t } = useTranslation('platform/page');
  const current = currentLanguage();
  return (
    <ul className={classes.list} aria-label={t('languages')}>
      {INTERFACE_LANGUAGES.toSorted((one, other) => Number(other === first) - Number(one === first)).map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            className={classes.link}
            aria-pressed={language === current}
            onClick={() => void switchLanguage(language)}
          >
            {NAMES[language]}
          </button>
        </li>
      ))}
    </ul>
  );
}

import { LEGAL_PAGES } from '@murmel/contracts';
import { useTranslation } from '../i18n/use-translation';
import { pageData } from '../session/initial-data';
import classes from './PageFoot.module.css';

/** The operator's own pages on privacy, terms and who they are, as far as there are any; the page that is open stays. */
export function LegalLinks() {
  const { t } = useTranslation('platform/page');
  const { legal } = pageData;
  const named = LEGAL_PAGES.filter((name) => legal[name]);
  if (named.length === 0) return null;
  return (
    <ul className={classes.links}>
      {named.map((name) => (
        <li key={name}>
          <a href={legal[name]} target="_blank" rel="noopener noreferrer" className={classes.link}>
            {t(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}

import { useTranslation } from '../i18n/use-translation';
import classes from './PageFoot.module.css';

const PAGES = { trust: '/trust', accessibility: '/barrierefreiheit' } as const;

/** The product's own statements: how it is protected, and how accessible it is. The page that is open stays, as with the operator's pages. */
export function StatementLinks() {
  const { t } = useTranslation('platform/page');
  return (
    <ul className={classes.links}>
      {(Object.keys(PAGES) as (keyof typeof PAGES)[]).map((name) => (
        <li key={name}>
          <a href={PAGES[name]} target="_blank" rel="noopener" className={classes.link}>
            {t(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}

import { PageHeader } from '../../ui/layout/PageHeader';
import { Marble } from '../../ui/marbles/Marble';
import { RouterLink } from '../links/RouterLink';
import { articlesOf } from './articles';
import { HELP_CATEGORIES, HELP_CATEGORY_KEYS } from './categories';
import classes from './HelpPage.module.css';
import { HelpSearch } from './parts/HelpSearch';
import { useHelp } from './use-help';

/** Maximum number of articles of a category shown here; its own page has all. */
const SHOWN = 3;

/** The help: a search, and what there is, by what one is busy with. */
export function HelpPage() {
  const { t, modelCardsHref, articleTitle, articleHref, categoryTitle, categoryHref } = useHelp();
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <div className={classes.search}>
        <HelpSearch />
      </div>
      <ul className={classes.categories}>
        {HELP_CATEGORY_KEYS.map((category) => {
          const { colour, swirl, icon } = HELP_CATEGORIES[category];
          const articles = articlesOf(category);
          return (
            <li key={category} className={classes.category}>
              <div className={classes.head}>
                <Marble colour={colour} swirl={swirl} icon={icon} size={44} />
                <div>
                  <h2 className={classes.title}>
                    <RouterLink href={categoryHref(category)}>{categoryTitle(category)}</RouterLink>
                  </h2>
                  <p className={classes.text}>{t(`categories.${category}.text`)}</p>
                </div>
              </div>
              <ul className={classes.articles}>
                {articles.slice(0, SHOWN).map((key) => (
                  <li key={key}>
                    <RouterLink href={articleHref(key)}>{articleTitle(key)}</RouterLink>
                  </li>
                ))}
              </ul>
              {articles.length > SHOWN && (
                <RouterLink href={categoryHref(category)} className={classes.all}>
                  {t('all', { count: articles.length })}
                </RouterLink>
              )}
            </li>
          );
        })}
      </ul>
      <p className={classes.beside}>
        {t('models.text')} <RouterLink href={modelCardsHref}>{t('models.link')}</RouterLink>
      </p>
    </>
  );
}

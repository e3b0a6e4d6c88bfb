import { IconListNumbers } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useItemTitle } from '../../platform/page/use-item-title';
import { Button } from '../../ui/forms/Button';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Marble } from '../../ui/marbles/Marble';
import { RouterLink } from '../links/RouterLink';
import classes from './ArticlePage.module.css';
import { HELP_ARTICLES, type HelpArticleKey } from './articles';
import { HELP_CATEGORIES } from './categories';
import { HelpGone } from './HelpGone';
import { articleAt } from './help-paths';
import { ArticleList } from './parts/ArticleList';
import { HelpSearch } from './parts/HelpSearch';
import { Steps, stepId } from './parts/Steps';
import { stepTexts } from './step-texts';
import { useHelp, useProperAddress } from './use-help';

/** One article: what to do, step by step, and where the real thing begins. */
export function ArticlePage() {
  const { place = '' } = useParams();
  const article = articleAt(place);
  const { articleHref } = useHelp();
  useProperAddress(article && articleHref(article));
  return article ? <OneArticle key={article} article={article} /> : <HelpGone />;
}

function OneArticle({ article }: { article: HelpArticleKey }) {
  const { t, home, articleTitle, categoryTitle, categoryHref } = useHelp();
  const { category, pictures, related, more } = HELP_ARTICLES[article];
  const { t: steps } = useTranslation(stepTexts(category));
  const { colour, swirl, icon, start } = HELP_CATEGORIES[category];
  const title = articleTitle(article);
  useItemTitle(title);
  return (
    <div className={classes.page}>
      <article>
        <PageHeader
          title={title}
          text={<span className={classes.intro}>{steps(`${article}.intro`)}</span>}
          breadcrumbs={
            <span className={classes.crumbs}>
              <RouterLink href={home}>{t('home')}</RouterLink>
              <span aria-hidden>›</span>
              <RouterLink href={categoryHref(category)}>{categoryTitle(category)}</RouterLink>
            </span>
          }
        />
        <p className={classes.facts}>
          <IconListNumbers size={18} stroke={1.9} aria-hidden /> {t('steps', { count: pictures.length })}
        </p>
        <Steps article={article} />
      </article>
      <aside className={classes.side} aria-label={t('related')}>
        <HelpSearch />
        <section className={classes.box}>
          <Marble colour={colour} swirl={swirl} icon={icon} size={44} />
          <h2 className={classes.boxTitle}>{t('tryIt')}</h2>
          <p className={classes.boxText}>{t('tryText')}</p>
          <Button component={RouterLink} href={start} fullWidth>
            {t(`categories.${category}.start`)}
          </Button>
        </section>
        <nav aria-label={t('onPage')} className={classes.onPage}>
          <h2 className={classes.sideTitle}>{t('onPage')}</h2>
          <ol className={classes.jumps}>
            {pictures.map((_, index) => (
              <li key={stepId(index + 1)}>
                <a href={`#${stepId(index + 1)}`}>{steps(`${article}.steps.${index + 1}.title`)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <section>
          <h2 className={classes.sideTitle}>{t('related')}</h2>
          <ArticleList articles={related as HelpArticleKey[]} label={t('related')} />
          {more && (
            <RouterLink href={more} className={classes.more}>
              {t('more')}
            </RouterLink>
          )}
        </section>
      </aside>
    </div>
  );
}

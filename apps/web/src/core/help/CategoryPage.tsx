import { useParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useItemTitle } from '../../platform/page/use-item-title';
import { Button } from '../../ui/forms/Button';
import { PageHeader } from '../../ui/layout/PageHeader';
import { RouterLink } from '../links/RouterLink';
import { articlesOf, HELP_ARTICLES } from './articles';
import { HELP_CATEGORIES, type HelpCategoryKey } from './categories';
import { HelpGone } from './HelpGone';
import { categoryAt } from './help-paths';
import { ArticleList } from './parts/ArticleList';
import { stepTexts } from './step-texts';
import { useHelp, useProperAddress } from './use-help';

/** All articles of a category. */
export function CategoryPage() {
  const { place = '' } = useParams();
  const category = categoryAt(place);
  const { categoryHref } = useHelp();
  useProperAddress(category && categoryHref(category));
  return category ? <OneCategory category={category} /> : <HelpGone />;
}

function OneCategory({ category }: { category: HelpCategoryKey }) {
  const { t, home, categoryTitle } = useHelp();
  const { t: steps } = useTranslation(stepTexts(category));
  const title = categoryTitle(category);
  useItemTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        text={t(`categories.${category}.text`)}
        breadcrumbs={<RouterLink href={home}>{t('home')}</RouterLink>}
        actions={
          <Button component={RouterLink} href={HELP_CATEGORIES[category].start}>
            {t(`categories.${category}.start`)}
          </Button>
        }
      />
      <ArticleList
        articles={articlesOf(category)}
        label={title}
        detail={(key) => `${steps(`${key}.intro`)} ${t('steps', { count: HELP_ARTICLES[key].pictures.length })}.`}
      />
    </>
  );
}

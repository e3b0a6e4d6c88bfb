import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation';
import { SearchField } from '../../ui/forms/SearchField';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Announcement } from '../../ui/status/Announcement';
import { EmptyState } from '../../ui/status/EmptyState';
import { RouterLink } from '../links/RouterLink';
import { HELP_ARTICLE_KEYS, HELP_ARTICLES, type HelpArticleKey } from './articles';
import { findArticles } from './find-articles';
import classes from './HelpPage.module.css';
import { ArticleList } from './parts/ArticleList';
import { ALL_STEP_TEXTS } from './step-texts';
import { useHelp } from './use-help';

/** Search results of the help, wherever in an article the words stand. */
export default function HelpSearchPage() {
  const { t, home, articleTitle } = useHelp();
  const { t: steps } = useTranslation(...ALL_STEP_TEXTS);
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState(query.get('q') ?? '');
  const inside = (key: HelpArticleKey): string => {
    const { pictures, hint } = HELP_ARTICLES[key];
    const parts = ['intro', ...pictures.map((_, index) => `steps.${index + 1}.text`), ...(hint ? ['hint.title', 'hint.text'] : [])];
    return parts.map((part) => steps(`${key}.${part}`)).join(' ');
  };
  const find = (words: string) => {
    setTyped(words);
    setQuery(words === '' ? {} : { q: words }, { replace: true });
  };
  const all = HELP_ARTICLE_KEYS.map((key) => ({
    key,
    name: articleTitle(key),
    synonyms: t(`articles.${key}.words`),
    summary: inside(key),
  }));
  const found = findArticles(all, typed);
  return (
    <>
      <PageHeader title={t('searchTitle')} breadcrumbs={<RouterLink href={home}>{t('home')}</RouterLink>} />
      <div className={classes.search}>
        <SearchField label={t('search')} placeholder={t('example')} value={typed} onChange={find} clearLabel={t('clear')} />
      </div>
      <Announcement text={typed.trim() === '' ? '' : t('found', { count: found.length })} turn={found.length} />
      {found.length > 0 && <ArticleList articles={found} label={t('searchTitle')} detail={(key) => steps(`${key}.intro`)} />}
      {found.length === 0 && typed.trim() !== '' && <EmptyState title={t('nothing.title')} text={t('nothing.text')} />}
    </>
  );
}

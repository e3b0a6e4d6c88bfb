import type { ToolKey } from '@murmel/contracts';
import { type RefObject, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { SearchField } from '../../../ui/forms/SearchField';
import { EmptyState } from '../../../ui/status/EmptyState';
import { articlesOf, HELP_ARTICLE_KEYS, HELP_ARTICLES, type HelpArticleKey } from '../articles';
import { findArticles } from '../find-articles';
import { ArticleList } from '../parts/ArticleList';
import { Steps } from '../parts/Steps';
import { stepTexts } from '../step-texts';
import { useHelp } from '../use-help';
import { fittingArticle } from './fitting-article';
import classes from './HelpPanel.module.css';
import { helpAnchorElement, showHelpAnchor } from './help-anchor';
import { StepMarkers } from './StepMarkers';

/** The article that fits what is on the screen, others about the same, and a search over all. */
export function HelpPanel({ tool }: { tool: ToolKey }) {
  const { t, articleTitle } = useHelp();
  const { pathname } = useLocation();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<HelpArticleKey>();
  const heading = useRef<HTMLHeadingElement>(null);
  const fitting = fittingArticle(tool, pathname);
  const article = chosen ?? fitting;
  const choose = (key: HelpArticleKey) => {
    setTyped('');
    setChosen(key);
    // Shown by then: a reader goes on at the new title.
    requestAnimationFrame(() => heading.current?.focus());
  };
  const searchable = HELP_ARTICLE_KEYS.map((key) => ({ key, name: articleTitle(key), summary: '', synonyms: t(`articles.${key}.words`) }));
  const found = findArticles(searchable, typed);
  return (
    <div className={classes.panel}>
      <SearchField label={t('search')} placeholder={t('example')} value={typed} onChange={setTyped} clearLabel={t('clear')} />
      {typed.trim() === '' && (
        <>
          <OneArticle article={article} fits={article === fitting} heading={heading} />
          <h3 className={classes.also}>{t('also')}</h3>
          <ArticleList articles={articlesOf(tool).filter((key) => key !== article)} label={t('also')} onChoose={choose} />
        </>
      )}
      {found.length > 0 && <ArticleList articles={found} label={t('search')} onChoose={choose} />}
      {typed.trim() !== '' && found.length === 0 && <EmptyState title={t('nothing.title')} text={t('nothing.text')} />}
    </div>
  );
}

interface OneArticleProps {
  article: HelpArticleKey;
  /** it was not chosen, but fits */
  fits: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

function OneArticle({ article, fits, heading }: OneArticleProps) {
  const { t, articleTitle } = useHelp();
  const { category, places } = HELP_ARTICLES[article];
  const { t: steps } = useTranslation(stepTexts(category));
  return (
    <>
      <div>
        {fits && <p className={classes.fits}>{t('fits')}</p>}
        <h3 ref={heading} className={classes.title} tabIndex={-1}>
          {articleTitle(article)}
        </h3>
        <p className={classes.intro}>{steps(`${article}.intro`)}</p>
      </div>
      <Steps
        article={article}
        narrow
        beside={(index, title) => {
          const place = places?.[index];
          return place && helpAnchorElement(place) ? (
            <button
              type="button"
              className={classes.show}
              aria-label={t('showStep', { number: index + 1, title })}
              onClick={() => showHelpAnchor(place)}
            >
              {t('show')}
            </button>
          ) : null;
        }}
      />
      {places && <StepMarkers places={places} />}
    </>
  );
}

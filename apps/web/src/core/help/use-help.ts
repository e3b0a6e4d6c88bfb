import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Translate, wishedLanguage } from '../../platform/i18n/i18n';
import { languageInPath } from '../../platform/i18n/language-in-address';
import { useTranslation } from '../../platform/i18n/use-translation';
import type { HelpArticleKey } from './articles';
import type { HelpCategoryKey } from './categories';
import { helpPaths } from './help-paths';

interface Help {
  t: Translate;
  home: string;
  modelCardsHref: string;
  searchHref: (words: string) => string;
  articleTitle: (key: HelpArticleKey) => string;
  articleHref: (key: HelpArticleKey) => string;
  categoryTitle: (key: HelpCategoryKey) => string;
  categoryHref: (key: HelpCategoryKey) => string;
}

/** Names and addresses of the help in the language on the screen. */
export function useHelp(): Help {
  const { t, i18n } = useTranslation('help');
  const places = helpPaths(i18n.language);
  const articleTitle = (key: HelpArticleKey) => t(`articles.${key}.title`);
  const categoryTitle = (key: HelpCategoryKey) => t(`categories.${key}.title`);
  return {
    ...{ t, articleTitle, categoryTitle },
    home: places.home,
    modelCardsHref: places.modelCards,
    searchHref: places.search,
    articleHref: (key) => places.article(key, articleTitle(key)),
    categoryHref: (key) => places.category(key, categoryTitle(key)),
  };
}

/** True if the user is on the way to another page already, whose address must not be changed. */
const wentOn = (pathname: string): boolean => window.location.pathname !== pathname;

/**
 * Moves a user who switches the language on a help page to its address in that language. If another navigation is under way, as soon as
 * that page is there.
 */
export function useLanguageInAddress(): void {
  const { language } = useTranslation('help').i18n;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const [named, wished] = [languageInPath(pathname), wishedLanguage()];
    if (named === undefined || named === wished || wentOn(pathname)) return;
    void navigate(pathname.replace(named, wished) + search, { replace: true });
  }, [language, pathname, search, navigate]);
}

/** Adapts the address to the words that are shown. @param href undefined for a page that does not exist */
export function useProperAddress(href: string | undefined): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const sameLanguage = href?.slice(0, 3) === pathname.slice(0, 3);
  useEffect(() => {
    if (href !== undefined && sameLanguage && href !== pathname && !wentOn(pathname))
      void navigate(href + search + hash, { replace: true });
  }, [href, sameLanguage, pathname, search, hash, navigate]);
}

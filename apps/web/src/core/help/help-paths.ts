import { type InterfaceLanguage, numberInPlace, placeWithSlug } from '@murmel/contracts';
import { HELP_ARTICLE_KEYS, HELP_ARTICLES, type HelpArticleKey } from './articles';
import { HELP_CATEGORIES, HELP_CATEGORY_KEYS, type HelpCategoryKey } from './categories';

/** Returns the paths of the help pages in a language (spec NAV-23). The words behind a number are for people (spec NAV-25). */
export function helpPaths(language: InterfaceLanguage) {
  const home = `/${language}/help`;
  return {
    home,
    modelCards: `${home}/model_cards`,
    search: (words: string): string => `${home}/search${words === '' ? '' : `?q=${encodeURIComponent(words)}`}`,
    category: (key: HelpCategoryKey, title: string): string =>
      `${home}/categories/${placeWithSlug(String(HELP_CATEGORIES[key].id), title)}`,
    article: (key: HelpArticleKey, title: string): string => `${home}/articles/${placeWithSlug(String(HELP_ARTICLES[key].id), title)}`,
  };
}

/** The article that a part of an address names, undefined for none. */
export function articleAt(place: string): HelpArticleKey | undefined {
  const id = numberInPlace(place);
  return HELP_ARTICLE_KEYS.find((key) => HELP_ARTICLES[key].id === id);
}

/** The same for a category. */
export function categoryAt(place: string): HelpCategoryKey | undefined {
  const id = numberInPlace(place);
  return HELP_CATEGORY_KEYS.find((key) => HELP_CATEGORIES[key].id === id);
}

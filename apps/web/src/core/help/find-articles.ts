import { type SearchableTool, toolScore } from '../tools/tool-search';
import type { HelpArticleKey } from './articles';

export interface SearchableArticle extends SearchableTool {
  key: HelpArticleKey;
}

/** Returns the articles that contain every typed word, those with a match in the title first. Empty input finds nothing. */
export function findArticles(articles: readonly SearchableArticle[], typed: string): HelpArticleKey[] {
  if (typed.trim() === '') return [];
  return articles
    .map((article) => ({ key: article.key, score: toolScore(article, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ key }) => key);
}

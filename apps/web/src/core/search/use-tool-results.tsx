import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Marble } from '../../ui/marbles/Marble';
import { HELP_ARTICLE_KEYS, HELP_ARTICLES } from '../help/articles';
import { HELP_CATEGORIES } from '../help/categories';
import { findArticles } from '../help/find-articles';
import { useHelp } from '../help/use-help';
import { TOOL_PAGE_TEXTS } from '../tools/tool-pages';
import { toolScore } from '../tools/tool-search';
import { useOfferedTools } from '../tools/use-offered-tools';
import type { Scope, SearchResult, SearchResultGroup } from './search-results';

const MARBLE = 40;
/** Minimum score from which a tool counts as searched for, and not only mentioned. */
const MEANT = 2;
/** Maximum number of articles that can be read at a glance; the help's own search has all. */
const ARTICLES = 5;

const find = (href: string, title: string, way: string, marble: ReactNode): SearchResult => ({
  ...{ key: href, href, marble },
  title: { text: title, marks: [] },
  places: [],
  way: [way],
});

/**
 * Finds tools by their names and synonyms, articles of the help, and the info pages of tools. All data is loaded already: it sends no
 * request.
 */
export function useToolResults(q: string, scope: Scope): SearchResultGroup[] {
  const { t } = useTranslation('search');
  const { t: words } = useTranslation('tools', TOOL_PAGE_TEXTS);
  const { t: help, articleTitle, articleHref } = useHelp();
  const offered = useOfferedTools();
  if (q === '' || (scope !== 'all' && scope !== 'tools')) return [];
  const found = offered
    .map((tool) => {
      const name = words(`catalogue.${tool.key}.name`);
      const summary = words(`catalogue.${tool.key}.summary`);
      return { tool, name, summary, score: toolScore({ name, summary, synonyms: words(`catalogue.${tool.key}.synonyms`) }, q) };
    })
    .filter(({ score }) => score >= (scope === 'tools' ? 1 : MEANT))
    .sort((one, other) => other.score - one.score);
  const articles = findArticles(
    HELP_ARTICLE_KEYS.map((key) => ({ key, name: articleTitle(key), summary: '', synonyms: help(`articles.${key}.words`) })),
    q,
  ).slice(0, ARTICLES);
  const asFind = ({ tool: { look } }: (typeof found)[number], href: string, title: string, way: string): SearchResult =>
    find(href, title, way, <Marble {...look} size={MARBLE} />);
  return [
    { key: 'tools', finds: found.map((one) => asFind(one, one.tool.route, one.name, one.summary)) },
    {
      key: 'help',
      finds: [
        ...articles.map((key) => {
          const { category, icon } = HELP_ARTICLES[key];
          return find(
            articleHref(key),
            articleTitle(key),
            t('help'),
            <Marble colour={HELP_CATEGORIES[category].colour} icon={icon} size={MARBLE} />,
          );
        }),
        ...found.flatMap((one) =>
          one.tool.infoRoute === undefined ? [] : [asFind(one, one.tool.infoRoute, words('about', { tool: one.name }), t('help'))],
        ),
      ],
    },
  ];
}

import { TOOLS } from '@murmel/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Marble } from '../../ui/marbles/Marble';
import { HELP_ARTICLE_KEYS, HELP_ARTICLES } from '../help/articles';
import { HELP_CATEGORIES } from '../help/categories';
import { findArticles } from '../help/find-articles';
import { useHelp } from '../help/use-help';
import { useToolContributions } from '../tools/contribution';
import { toolScore } from '../tools/tool-search';
import { useAvailableTools } from '../tools/use-available-tools';
import type { Find, FindGroup, Scope } from './finds';

const MARBLE = 40;
/** From here on a tool is meant, and not only mentioned. */
const MEANT = 2;
/** As many articles as are read at a glance; the help's own search has all. */
const ARTICLES = 5;

const find = (href: string, title: string, way: string, marble: ReactNode): Find => ({
  ...{ key: href, href, marble },
  title: { text: title, marks: [] },
  places: [],
  way: [way],
});

/** Tools by what people call them, articles of the help, and the pages that say what tools are for. All of it is here already: nothing is asked. */
export function useToolFinds(q: string, scope: Scope): FindGroup[] {
  const { t } = useTranslation('search');
  const { t: words } = useTranslation('tools');
  const { t: help, articleTitle, articleHref } = useHelp();
  const looks = useToolContributions();
  const available = useAvailableTools();
  if (q === '' || (scope !== 'all' && scope !== 'tools')) return [];
  const found = available
    .map((tool) => {
      const name = words(`catalogue.${tool}.name`);
      const summary = words(`catalogue.${tool}.summary`);
      return { tool, name, summary, score: toolScore({ name, summary, synonyms: words(`catalogue.${tool}.synonyms`) }, q) };
    })
    .filter(({ score }) => score >= (scope === 'tools' ? 1 : MEANT))
    .sort((one, other) => other.score - one.score);
  const articles = findArticles(
    HELP_ARTICLE_KEYS.map((key) => ({ key, name: articleTitle(key), summary: '', synonyms: help(`articles.${key}.words`) })),
    q,
  ).slice(0, ARTICLES);
  const asFind = ({ tool }: (typeof found)[number], href: string, title: string, way: string): Find =>
    find(href, title, way, <Marble colour={looks[tool].colour} swirl={looks[tool].swirl} icon={looks[tool].icon} size={MARBLE} />);
  return [
    { key: 'tools', finds: found.map((one) => asFind(one, TOOLS[one.tool].route, one.name, one.summary)) },
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
        ...found.map((one) => asFind(one, TOOLS[one.tool].infoRoute, words('about', { tool: one.name }), t('help'))),
      ],
    },
  ];
}

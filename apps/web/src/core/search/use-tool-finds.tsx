import { TOOLS } from '@murmel/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Marble } from '../../ui/marbles/Marble';
import { useToolContributions } from '../tools/contribution';
import { toolScore } from '../tools/tool-search';
import { useAvailableTools } from '../tools/use-available-tools';
import type { Find, FindGroup, Scope } from './finds';
import { HELP_PAGE_KEYS, HELP_PAGES } from './help-pages';

const MARBLE = 40;
/** From here on a tool is meant, and not only mentioned. */
const MEANT = 2;

const find = (href: string, title: string, way: string, marble: ReactNode): Find => ({
  ...{ key: href, href, marble },
  title: { text: title, marks: [] },
  places: [],
  way: [way],
});

/** Tools by what people call them, and the pages that explain them or something else. All of it is here already: nothing is asked. */
export function useToolFinds(q: string, scope: Scope): FindGroup[] {
  const { t } = useTranslation('search');
  const { t: words } = useTranslation('tools');
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
  const help = HELP_PAGE_KEYS.map((key) => {
    const name = t(`helpPages.${key}.name`);
    return { ...HELP_PAGES[key], name, score: toolScore({ name, summary: '', synonyms: t(`helpPages.${key}.synonyms`) }, q) };
  }).filter(({ score }) => score > 0);
  const asFind = ({ tool }: (typeof found)[number], href: string, title: string, way: string): Find =>
    find(href, title, way, <Marble colour={looks[tool].colour} swirl={looks[tool].swirl} icon={looks[tool].icon} size={MARBLE} />);
  return [
    { key: 'tools', finds: found.map((one) => asFind(one, TOOLS[one.tool].route, one.name, one.summary)) },
    {
      key: 'help',
      finds: [
        ...help.map(({ href, name, icon }) => find(href, name, t('help'), <Marble colour="himmel" icon={icon} size={MARBLE} />)),
        ...found.map((one) => asFind(one, TOOLS[one.tool].infoRoute, words('about', { tool: one.name }), t('help'))),
      ],
    },
  ];
}

import { TOOL_FAMILIES, type ToolFamily } from '@murmel/contracts';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { CardGrid } from '../../ui/cards/CardGrid';
import { Button } from '../../ui/forms/Button';
import { SearchField } from '../../ui/forms/SearchField';
import { PageHeader } from '../../ui/layout/PageHeader';
import { SectionHeader } from '../../ui/layout/SectionHeader';
import { Marble } from '../../ui/marbles/Marble';
import { EmptyState } from '../../ui/status/EmptyState';
import type { MarbleColour } from '../../ui/theme/scales';
import classes from './ToolsPage.module.css';
import { ToolTile } from './ToolTile';
import { TOOL_PAGE_TEXTS } from './tool-pages';
import { toolScore } from './tool-search';
import { type OfferedTool, useOfferedTools } from './use-offered-tools';

/** The colour of each family; its tools wear it, too. */
const FAMILY_COLOURS: Readonly<Record<ToolFamily, MarbleColour>> = {
  ai: 'pflaume',
  together: 'koralle',
  writing: 'sonne',
  media: 'himmel',
  sharing: 'wiese',
};

/** All tools that exist, by family, with a search that also knows other words for them. */
export default function ToolsPage() {
  const { t } = useTranslation('tools', TOOL_PAGE_TEXTS);
  const offered = useOfferedTools();
  const [typed, setTyped] = useState('');
  const texts = ({ key }: OfferedTool) => ({
    name: t(`catalogue.${key}.name`),
    summary: t(`catalogue.${key}.summary`),
    synonyms: t(`catalogue.${key}.synonyms`),
  });
  const found = offered
    .map((tool) => ({ tool, score: toolScore(texts(tool), typed) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ tool }) => tool);
  const families = TOOL_FAMILIES.map((family) => ({ family, tools: found.filter((tool) => tool.family === family) })).filter(
    ({ tools }) => tools.length > 0,
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <div className={classes.search}>
            <SearchField
              label={t('search')}
              placeholder={t('searchPlaceholder')}
              clearLabel={t('clear')}
              value={typed}
              onChange={setTyped}
            />
          </div>
        }
      />
      <p className="visually-hidden" role="status">
        {typed.trim() ? t('found', { count: found.length }) : ''}
      </p>
      {found.length === 0 && (
        <EmptyState
          title={t('nothingTitle')}
          text={t('nothingText')}
          actions={
            <Button variant="default" onClick={() => setTyped('')}>
              {t('showAll')}
            </Button>
          }
        />
      )}
      {families.map(({ family, tools }) => (
        <section key={family} className={classes.family}>
          <SectionHeader
            marble={<Marble colour={FAMILY_COLOURS[family]} size={17} />}
            title={t(`family.${family}.name`)}
            text={t(`family.${family}.summary`)}
          />
          <CardGrid shape="tiles" label={t(`family.${family}.name`)}>
            {tools.map(({ key, ...tool }) => (
              <ToolTile key={key} tool={key} {...tool} />
            ))}
          </CardGrid>
        </section>
      ))}
    </>
  );
}

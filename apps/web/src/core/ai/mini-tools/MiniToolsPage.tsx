import { type ListedMiniTool, MINI_TOOL_CATEGORIES, type MiniToolCategory, TOOLS } from '@murmel/contracts';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { SearchField } from '../../../ui/forms/SearchField';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { EmptyState } from '../../../ui/status/EmptyState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { LoadState } from '../../page/LoadState';
import { AboutLinks } from '../../tools/AboutLinks';
import { toolScore } from '../../tools/tool-search';
import { CategorySection } from './CategorySection';
import { FavouriteSection } from './FavouriteSection';
import { FeaturedBand } from './FeaturedBand';
import classes from './mini-tools.module.css';
import { HISTORY_PATH } from './paths';
import { useCatalogue } from './use-favourites';

/** One row; the others have their star. */
const IN_BAND = 3;

type Chosen = MiniToolCategory | 'all';

interface MiniToolsPageProps {
  /** beside the search */
  actions: ReactNode;
  /** those of one's own with these words; shown before those of the product */
  own: (words: string) => ReactNode;
}

/** Forms that become prompts, by what they are for, with a search. */
export function MiniToolsPage({ actions, own }: MiniToolsPageProps) {
  const { t } = useTranslation('ai/mini-tools');
  const [typed, setTyped] = useState('');
  const [params, setParams] = useSearchParams();
  const chosen = MINI_TOOL_CATEGORIES.find((category) => category === params.get('category')) ?? 'all';
  const choose = (category: Chosen) => setParams(category === 'all' ? {} : { category }, { replace: true });
  const search = (words: string) => {
    // A new search covers all categories.
    if (typed === '' && chosen !== 'all') choose('all');
    setTyped(words);
  };
  const showAll = () => {
    choose('all');
    setTyped('');
  };
  const query = useCatalogue();
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <>
            <div className={classes.search}>
              <SearchField
                label={t('search')}
                placeholder={t('searchPlaceholder')}
                clearLabel={t('clear')}
                value={typed}
                onChange={search}
              />
            </div>
            {actions}
          </>
        }
      />
      <LoadState query={query} skeleton={<SkeletonGrid label={t('loading')} count={12} />}>
        {({ entries }) => <Catalogue tools={entries} typed={typed} chosen={chosen} own={own} onChoose={choose} onShowAll={showAll} />}
      </LoadState>
    </>
  );
}

interface CatalogueProps extends Pick<MiniToolsPageProps, 'own'> {
  tools: readonly ListedMiniTool[];
  typed: string;
  chosen: Chosen;
  onChoose: (category: Chosen) => void;
  onShowAll: () => void;
}

function Catalogue({ tools, typed, chosen, own, onChoose, onShowAll }: CatalogueProps) {
  const { t } = useTranslation('ai/mini-tools');
  const searching = typed.trim() !== '';
  const found = tools.filter(({ name, text }) => toolScore({ name, summary: text, synonyms: '' }, typed) > 0);
  const shown = found.filter(({ category }) => chosen === 'all' || category === chosen);
  const options = (['all', ...MINI_TOOL_CATEGORIES] as const).map((value) => {
    const count = found.filter(({ category }) => value === 'all' || category === value).length;
    return { value, label: t(`categories.${value}.name`), count, disabled: count === 0 && value !== chosen };
  });
  return (
    <>
      <PillTabs label={t('which')} options={options} value={chosen} onChange={onChoose} />
      <p className="visually-hidden" role="status">
        {searching ? t('found', { count: shown.length }) : ''}
      </p>
      {chosen === 'all' && !searching && <FeaturedBand tools={tools.filter(({ featured }) => featured).slice(0, IN_BAND)} />}
      {chosen === 'all' && !searching && <FavouriteSection tools={tools.filter(({ favourite }) => favourite)} />}
      {chosen === 'all' && own(typed.trim())}
      {shown.length === 0 && (
        <EmptyState
          title={t('nothing.title')}
          text={t('nothing.text')}
          actions={
            <Button variant="default" onClick={onShowAll}>
              {t('nothing.showAll')}
            </Button>
          }
        />
      )}
      {MINI_TOOL_CATEGORIES.map((category) => (
        <CategorySection
          key={category}
          category={category}
          tools={shown.filter((tool) => tool.category === category)}
          whole={chosen !== 'all' || searching}
        />
      ))}
      <AboutLinks
        about={{ href: TOOLS.mini_tools.infoRoute, label: t('about') }}
        history={{ href: HISTORY_PATH, label: t('history.title') }}
      />
    </>
  );
}

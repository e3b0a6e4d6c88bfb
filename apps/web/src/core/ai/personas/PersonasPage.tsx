import { PERSONA_CATEGORIES, PERSONAS, type Persona, type PersonaCategory } from '@murmel/contracts';
import { IconMasksTheater } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { CardGrid } from '../../../ui/cards/CardGrid';
import { Button } from '../../../ui/forms/Button';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { SearchField } from '../../../ui/forms/SearchField';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { SectionHeader } from '../../../ui/layout/SectionHeader';
import { Badge } from '../../../ui/status/Badge';
import { EmptyState } from '../../../ui/status/EmptyState';
import { AboutLinks } from '../../tools/AboutLinks';
import { TOOL_PAGES } from '../../tools/tool-pages';
import { findPersonas } from './find-personas';
import { MyCharacters } from './MyCharacters';
import { PersonaCard } from './PersonaCard';
import classes from './personas.module.css';

type PersonaFilter = 'all' | PersonaCategory | 'my_characters';
/** Number per category while all are shown: one row. */
const FIRST = 4;

/** All personas a model plays, by category, with a search. */
export default function PersonasPage() {
  const { t, i18n } = useTranslation('ai/personas');
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<PersonaFilter>('all');
  const found = findPersonas(PERSONAS, typed, i18n.language);
  const of = (category: PersonaFilter): readonly Persona[] =>
    found.filter((persona) => category === 'all' || persona.category === category);
  const searching = typed.trim() !== '';
  const options = (['all', ...PERSONA_CATEGORIES] as const).map((value) => {
    const count = of(value).length;
    return { value, label: t(`categories.${value}`), count, disabled: count === 0 && value !== shown };
  });
  const mine = { value: 'my_characters' as const, label: t('categories.my_characters') };
  return (
    <>
      <PageHeader
        title={t('title')}
        text={
          <Badge tone="ai" icon={IconMasksTheater}>
            {t('rule')}
          </Badge>
        }
        actions={
          <div className={classes.search}>
            <SearchField label={t('search')} clearLabel={t('clear')} value={typed} onChange={setTyped} />
          </div>
        }
      />
      <PillTabs label={t('which')} options={[...options, mine]} value={shown} onChange={setShown} />
      <p className="visually-hidden" role="status">
        {searching ? t('found', { count: of(shown).length }) : ''}
      </p>
      {shown !== 'my_characters' && of(shown).length === 0 && (
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          actions={
            <Button
              variant="default"
              onClick={() => {
                setTyped('');
                setShown('all');
              }}
            >
              {t('none.all')}
            </Button>
          }
        />
      )}
      {PERSONA_CATEGORIES.filter((category) => (shown === 'all' || shown === category) && of(category).length > 0).map((category) => {
        const some = shown === 'all' && !searching ? of(category).slice(0, FIRST) : of(category);
        const left = of(category).length - some.length;
        return (
          <section key={category} className={classes.section}>
            <SectionHeader
              title={t(`categories.${category}`)}
              action={
                left > 0 && (
                  <Button
                    variant="subtle"
                    aria-label={t('allOf', { category: t(`categories.${category}`), count: of(category).length })}
                    onClick={() => setShown(category)}
                  >
                    {t('allCount', { count: of(category).length })}
                  </Button>
                )
              }
            />
            <CardGrid label={t(`categories.${category}`)}>
              {some.map((persona) => (
                <PersonaCard key={persona.id} persona={persona} />
              ))}
            </CardGrid>
          </section>
        );
      })}
      {(shown === 'all' || shown === 'my_characters') && <MyCharacters words={typed} />}
      <AboutLinks
        about={{ href: TOOL_PAGES.personas.infoRoute, label: t('about') }}
        history={{ href: '/ai/personas/history', label: t('talks') }}
      />
    </>
  );
}

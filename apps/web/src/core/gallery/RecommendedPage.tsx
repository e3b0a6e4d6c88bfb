import { LIMITS } from '@murmel/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { CardGrid } from '../../ui/cards/CardGrid';
import { SearchField } from '../../ui/forms/SearchField';
import { SectionHeader } from '../../ui/layout/SectionHeader';
import { EmptyState } from '../../ui/status/EmptyState';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { CollectionCard } from '../collections/CollectionCard';
import { useNow } from '../dates/use-now';
import { RouterLink } from '../links/RouterLink';
import { OpenCard } from '../open-material/OpenCard';
import { LoadState } from '../page/LoadState';
import { PartnerCard } from '../partners/PartnerCard';
import { COMMUNITY, GalleryFrame } from './GalleryFrame';
import classes from './GalleryPage.module.css';

/** Partners in one row. */
const PARTNERS = 4;

/** Recommendations of the editors: collections, materials, and some of the partners that provide them. */
export default function RecommendedPage() {
  const { t } = useTranslation('gallery');
  const { t: shell } = useTranslation('shell');
  const now = useNow();
  const queryClient = useQueryClient();
  const featured = useQuery(orpc.collections.featured.queryOptions({ input: {} }));
  const materials = useQuery(orpc.materials.list.queryOptions({ input: { order: 'recommended' } }));
  const partners = useQuery(orpc.partners.list.queryOptions({ input: { limit: PARTNERS } }));
  return (
    <GalleryFrame current="recommended" search={<SearchEverywhere />}>
      <div className={classes.sections}>
        {featured.data?.length !== 0 && (
          <section aria-labelledby="featured">
            <SectionHeader
              id="featured"
              title={t('sections.collections')}
              action={<RouterLink href="/collections">{t('sections.allCollections')}</RouterLink>}
            />
            <LoadState query={featured} skeleton={<SkeletonGrid label={shell('loading')} count={4} />}>
              {(collections) => (
                <CardGrid label={t('sections.collections')}>
                  {collections.map((one) => (
                    <CollectionCard key={one.id} collection={one} />
                  ))}
                </CardGrid>
              )}
            </LoadState>
          </section>
        )}
        <section aria-labelledby="recommended">
          <SectionHeader
            id="recommended"
            title={t('sections.materials')}
            action={<RouterLink href={COMMUNITY}>{t('sections.allMaterials')}</RouterLink>}
          />
          <LoadState query={materials} skeleton={<SkeletonGrid label={shell('loading')} count={8} />}>
            {({ entries }) =>
              entries.length > 0 ? (
                <CardGrid label={t('sections.materials')}>
                  {entries.map((entry) => (
                    <OpenCard
                      key={entry.item.id}
                      entry={entry}
                      now={now}
                      headingLevel={3}
                      onTaken={() => void queryClient.invalidateQueries()}
                    />
                  ))}
                </CardGrid>
              ) : (
                <EmptyState title={t('empty.title')} text={t('empty.text')} />
              )
            }
          </LoadState>
        </section>
        {partners.data && partners.data.entries.length > 0 && (
          <section aria-labelledby="partners">
            <SectionHeader
              id="partners"
              title={t('sections.partners')}
              action={<RouterLink href="/partners">{t('sections.allPartners')}</RouterLink>}
            />
            <CardGrid label={t('sections.partners')}>
              {partners.data.entries.map((partner) => (
                <PartnerCard key={partner.id} partner={partner} />
              ))}
            </CardGrid>
          </section>
        )}
      </div>
    </GalleryFrame>
  );
}

/** Search over all open material. */
function SearchEverywhere() {
  const { t } = useTranslation('gallery');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void navigate(typed.trim() ? `${COMMUNITY}?q=${encodeURIComponent(typed.trim())}` : COMMUNITY);
  };
  return (
    <form onSubmit={submit}>
      <SearchField
        label={t('search')}
        placeholder={t('searchHint')}
        clearLabel={t('clear')}
        value={typed}
        onChange={(value) => setTyped(value.slice(0, LIMITS.search.max))}
      />
    </form>
  );
}

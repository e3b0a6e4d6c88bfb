import { type Collection, GRADE_LEVELS } from '@murmel/contracts';
import { IconCreativeCommons, IconEyeOff, IconRosetteDiscountCheck, IconSchool } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { orpc } from '../../platform/api/queries';
import { isErrorCode } from '../../platform/errors/api-error';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useItemTitle } from '../../platform/page/use-item-title';
import { CardGrid } from '../../ui/cards/CardGrid';
import { Button } from '../../ui/forms/Button';
import { NativeSelect } from '../../ui/forms/TextField';
import { SectionHeader } from '../../ui/layout/SectionHeader';
import { Badge } from '../../ui/status/Badge';
import { EmptyState } from '../../ui/status/EmptyState';
import { ErrorState } from '../../ui/status/ErrorState';
import { Notice } from '../../ui/status/Notice';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { useNow } from '../dates/use-now';
import { RouterLink } from '../links/RouterLink';
import { OpenCard } from '../open-material/OpenCard';
import { LoadState } from '../page/LoadState';
import { CollectionActions } from './CollectionActions';
import { CollectionCard } from './CollectionCard';
import { CollectionHero } from './CollectionHero';
import classes from './CollectionPage.module.css';

/** Public page of one collection. */
export default function CollectionPage() {
  const { t } = useTranslation('collections');
  const { t: shell } = useTranslation('shell');
  const { id = '' } = useParams();
  const query = useQuery(orpc.collections.get.queryOptions({ input: { id } }));
  useItemTitle(query.data?.title);
  if (isErrorCode(query.error, 'NOT_FOUND') || isErrorCode(query.error, 'BAD_REQUEST')) {
    const toList = (
      <Button component={RouterLink} href="/collections">
        {t('toList')}
      </Button>
    );
    return <ErrorState title={t('gone.title')} text={t('gone.text')} actions={toList} />;
  }
  return (
    <div className={classes.page}>
      <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} count={8} />}>
        {(collection) => <OneCollection key={collection.id} collection={collection} />}
      </LoadState>
    </div>
  );
}

const ORDERS = ['lesson', 'title'] as const;

function OneCollection({ collection }: { collection: Collection }) {
  const { t } = useTranslation('collections');
  const now = useNow();
  const queryClient = useQueryClient();
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('lesson');
  const { id, entries, published, missing } = collection;
  const others = useQuery(orpc.collections.recommendations.queryOptions({ input: { id } }));
  const shown =
    order === 'lesson' ? entries : entries.toSorted((one, other) => one.material.item.title.localeCompare(other.material.item.title));
  return (
    <>
      <CollectionHero collection={collection} actions={<CollectionActions collection={collection} />} />
      {!published && <Notice icon={IconEyeOff} title={t('draftNotice')} />}
      {missing.length > 0 && <Notice title={t('missing', { count: missing.length })} />}
      <div className={classes.line}>
        <Facts collection={collection} />
        {entries.length > 1 && (
          <NativeSelect
            aria-label={t('order')}
            value={order}
            data={ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
            onChange={(event) => setOrder(ORDERS.find((one) => one === event.currentTarget.value) ?? 'lesson')}
          />
        )}
      </div>
      {entries.length > 0 ? (
        <CardGrid label={t('contents')}>
          {shown.map(({ label, material }) => (
            <div key={material.item.id} className={classes.entry}>
              {label && <span className={classes.label}>{label}</span>}
              <OpenCard entry={material} now={now} onTaken={() => void queryClient.invalidateQueries()} />
            </div>
          ))}
        </CardGrid>
      ) : (
        <EmptyState title={t('nothing.title')} text={t('nothing.text')} />
      )}
      {others.data && others.data.length > 0 && (
        <section aria-labelledby="others" className={classes.others}>
          <SectionHeader id="others" title={t('others')} />
          <CardGrid label={t('others')}>
            {others.data.map((one) => (
              <CollectionCard key={one.id} collection={one} />
            ))}
          </CardGrid>
        </section>
      )}
    </>
  );
}

/** Curator of a collection, approval by the editors, licences and audience. */
function Facts({ collection: { curator, approved, licences, subjectTypes, gradeLevels } }: { collection: Collection }) {
  const { t } = useTranslation('collections');
  const { t: items } = useTranslation('items', 'items/settings');
  const { t: sharing } = useTranslation('sharing');
  const meant = [
    ...subjectTypes.map((value) => items(`subjectTypes.${value}`)),
    ...GRADE_LEVELS.filter((value) => gradeLevels.includes(value)).map((value) => items(`gradeLevels.${value}`)),
  ];
  return (
    <div className={classes.facts}>
      <span>
        {t('by')} <strong>{curator ?? t('editors')}</strong>
      </span>
      {approved && (
        <Badge tone="good" icon={IconRosetteDiscountCheck}>
          {t('approved')}
        </Badge>
      )}
      {licences.map((licence) => (
        <Badge key={licence} icon={IconCreativeCommons}>
          {sharing(`licences.${licence.replaceAll('.', '_')}`)}
        </Badge>
      ))}
      {meant.length > 0 && <Badge icon={IconSchool}>{meant.join(', ')}</Badge>}
    </div>
  );
}

import type { DocumentVersion, Item } from '@murmel/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadState } from '../../../core/shell/LoadState';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Drawer } from '../../../ui/overlays/Drawer';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { NAMESPACE } from '../texts';
import { VersionPreview } from './VersionPreview';
import classes from './VersionsPanel.module.css';
import { versionDay, versionTime } from './version-time';

const PAGE = 25;

/** How the document came to be: by day, with time and authors; one version can be looked at and brought back. */
export default function VersionsPanel({ item, onClose }: { item: Item; onClose: () => void }) {
  const { t, i18n } = useTranslation(NAMESPACE);
  const [chosen, setChosen] = useState<DocumentVersion>();
  const versions = useInfiniteQuery({
    queryKey: ['versions', item.id],
    queryFn: ({ pageParam }) => api.textDocuments.versions({ id: item.id, page: pageParam, limit: PAGE }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
    staleTime: 0,
    gcTime: 0,
  });
  const now = new Date();
  return (
    <>
      <Drawer opened onClose={onClose} title={t('versions.title')} closeLabel={t('close')}>
        <LoadState query={versions} skeleton={<SkeletonGrid label={t('loading')} shape="lines" count={8} />}>
          {(entries) =>
            entries.length === 0 ? (
              <p>{t('versions.none')}</p>
            ) : (
              <ol className={classes.list}>
                {entries.map((version, index) => {
                  const day = versionDay(version.at, now, i18n.language);
                  const first = index === 0 || versionDay(entries[index - 1]!.at, now, i18n.language) !== day;
                  return (
                    <li key={version.id}>
                      {first && <h3 className={classes.day}>{t(`versions.${day}`, { defaultValue: day })}</h3>}
                      <button type="button" className={classes.version} onClick={() => setChosen(version)}>
                        <strong>{t('versions.time', { time: versionTime(version.at, i18n.language) })}</strong>
                        <span>{version.authors.join(', ') || t('versions.nobody')}</span>
                        <span className={classes.changes}>{t('versions.changes', { count: version.changes })}</span>
                      </button>
                    </li>
                  );
                })}
              </ol>
            )
          }
        </LoadState>
        {versions.hasNextPage && (
          <Button variant="default" fullWidth loading={versions.isFetchingNextPage} onClick={() => void versions.fetchNextPage()}>
            {t('versions.more')}
          </Button>
        )}
      </Drawer>
      {chosen && <VersionPreview item={item} version={chosen} onClose={() => setChosen(undefined)} onRestored={onClose} />}
    </>
  );
}

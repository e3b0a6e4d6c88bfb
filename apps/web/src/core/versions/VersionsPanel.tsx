import type { DocumentVersion } from '@murmel/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useThrottledEffect } from '../../platform/use-throttled-effect';
import { Button } from '../../ui/forms/Button';
import { Drawer } from '../../ui/overlays/Drawer';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { LoadState } from '../page/LoadState';
import { useVersionTexts } from './texts';
import { VersionPreview } from './VersionPreview';
import classes from './VersionsPanel.module.css';
import type { History } from './version-calls';
import { versionDay, versionTime } from './version-time';

const PAGE = 25;

interface VersionsPanelProps {
  history: History;
  /** another one whenever the document changed: then the list is read anew */
  changed?: unknown;
  /** draws the whole Yjs state of a version, base64 */
  draw: (state: string) => ReactNode;
  /** draws a version with what changed since the one before; a kind without it shows versions only as they were */
  drawChanges?: (state: string, before: string) => ReactNode;
  onClose: () => void;
}

/** History of a live document: by day, with time and authors. One version can be viewed and restored. */
export function VersionsPanel({ history, changed, draw, drawChanges, onClose }: VersionsPanelProps) {
  const { t, i18n } = useVersionTexts();
  const [chosen, setChosen] = useState<DocumentVersion>();
  const { item, calls } = history;
  const versions = useInfiniteQuery({
    queryKey: ['versions', item.id],
    queryFn: ({ pageParam }) => calls.versions({ id: item.id, page: pageParam, limit: PAGE }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
    staleTime: 0,
    gcTime: 0,
  });
  useThrottledEffect(changed, () => void versions.refetch());
  const entries = versions.data ?? [];
  const place = chosen ? entries.findIndex(({ id }) => id === chosen.id) : -1;
  const choose = (version: DocumentVersion) => {
    setChosen(version);
    // The one before it is on the next page.
    if (drawChanges && version === entries.at(-1) && versions.hasNextPage) void versions.fetchNextPage();
  };
  const now = new Date();
  return (
    <>
      <Drawer opened onClose={onClose} title={t('title')} closeLabel={t('close')}>
        <LoadState query={versions} skeleton={<SkeletonGrid label={t('loading')} shape="lines" count={8} />}>
          {() =>
            entries.length === 0 ? (
              <p>{t('none')}</p>
            ) : (
              <ol className={classes.list}>
                {entries.map((version, index) => {
                  const day = versionDay(version.at, now, i18n.language);
                  const first = index === 0 || versionDay(entries[index - 1]!.at, now, i18n.language) !== day;
                  return (
                    <li key={version.id}>
                      {first && <h3 className={classes.day}>{t(day, { defaultValue: day })}</h3>}
                      <button type="button" className={classes.version} onClick={() => choose(version)}>
                        <strong>{t('time', { time: versionTime(version.at, i18n.language) })}</strong>
                        <span>{version.authors.join(', ') || t('nobody')}</span>
                        <span className={classes.changes}>{t('changes', { count: version.changes })}</span>
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
            {t('more')}
          </Button>
        )}
      </Drawer>
      {chosen && (
        <VersionPreview
          history={history}
          version={chosen}
          previous={place < 0 ? undefined : entries[place + 1]}
          draw={draw}
          drawChanges={drawChanges}
          onClose={() => setChosen(undefined)}
          onRestored={onClose}
        />
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import bar from '../../ui/layout/filter-bar.module.css';
import { LinkTabs } from '../../ui/layout/LinkTabs';
import { PageHeader } from '../../ui/layout/PageHeader';
import { RouterLink } from '../links/RouterLink';
import classes from './GalleryPage.module.css';

export type GalleryTab = 'recommended' | 'community' | 'toTeach';
export const COMMUNITY = '/gallery/community';
const TABS: Readonly<Record<GalleryTab, string>> = { recommended: '/gallery', community: COMMUNITY, toTeach: '/gallery/to_teach' };

interface GalleryFrameProps {
  current: GalleryTab;
  search?: ReactNode;
  /** beside the tabs */
  aside?: ReactNode;
  children: ReactNode;
}

/** Title, search and the parts of the gallery around one of them. */
export function GalleryFrame({ current, search, aside, children }: GalleryFrameProps) {
  const { t } = useTranslation('gallery');
  const worksheets = useQuery(orpc.toTeach.worksheets.queryOptions());
  // An installation may have no source, and a source nothing: a way to an empty page is none.
  const shown = (part: string) => part !== 'toTeach' || current === 'toTeach' || (worksheets.data?.worksheets.length ?? 0) > 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        text={
          <>
            {t('text')} <RouterLink href="/gallery/how_to">{t('howTo')}</RouterLink>
          </>
        }
        actions={search && <div className={bar.search}>{search}</div>}
      />
      <div className={classes.parts}>
        <LinkTabs
          label={t('parts')}
          current={current}
          linkAs={RouterLink}
          tabs={Object.entries(TABS)
            .filter(([key]) => shown(key))
            .map(([key, href]) => ({ key, href, label: t(`tabs.${key}`) }))}
        />
        {aside && <div className={classes.order}>{aside}</div>}
      </div>
      {children}
    </>
  );
}

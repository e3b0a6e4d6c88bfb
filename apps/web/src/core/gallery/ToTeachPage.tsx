import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { CardGrid } from '../../ui/cards/CardGrid';
import { EmptyState } from '../../ui/status/EmptyState';
import { Notice } from '../../ui/status/Notice';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { Breakable } from '../../ui/text/Breakable';
import { LoadState } from '../page/LoadState';
import { GalleryFrame } from './GalleryFrame';
import classes from './ToTeachPage.module.css';

/** Worksheets of another site, as far as the operator named one. They open there. */
export default function ToTeachPage() {
  const { t } = useTranslation('gallery');
  const { t: shell } = useTranslation('shell');
  const query = useQuery(orpc.toTeach.worksheets.queryOptions());
  return (
    <GalleryFrame current="toTeach">
      <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} count={8} />}>
        {({ state, worksheets }) => {
          if (state === 'notConfigured') return <EmptyState title={t('toTeach.none.title')} text={t('toTeach.none.text')} />;
          if (state === 'unreachable')
            return (
              <Notice tone="alert" title={t('toTeach.unreachable.title')} announce>
                {t('toTeach.unreachable.text')}
              </Notice>
            );
          if (worksheets.length === 0) return <EmptyState title={t('toTeach.empty.title')} text={t('toTeach.empty.text')} />;
          return (
            <>
              <p className={classes.hint}>{t('toTeach.elsewhere')}</p>
              <CardGrid label={t('tabs.toTeach')}>
                {worksheets.map(({ title, description, subject, grades, url, host }, index) => (
                  <article key={index} className={classes.card}>
                    <h2 className={classes.title}>
                      <a href={url} className={classes.link} target="_blank" rel="noopener noreferrer">
                        <Breakable text={title} />
                        <span className="visually-hidden"> {t('toTeach.opens')}</span>
                      </a>
                    </h2>
                    <p className={classes.meant}>{[subject, grades].filter(Boolean).join(' · ')}</p>
                    {description && <p className={classes.text}>{description}</p>}
                    <p className={classes.host}>
                      <IconExternalLink size={16} stroke={1.9} aria-hidden /> {host}
                    </p>
                  </article>
                ))}
              </CardGrid>
            </>
          );
        }}
      </LoadState>
    </GalleryFrame>
  );
}

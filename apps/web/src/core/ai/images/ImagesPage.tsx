import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { LoadState } from '../../page/LoadState';
import type { NotConfiguredProps } from '../chat/NotConfigured';
import { Images } from './Images';
import classes from './images.module.css';

const NotConfigured = lazyPage<NotConfiguredProps>(() => import('../chat/NotConfigured'), []);

/** Pictures that the models of this installation draw for a teacher. */
export default function ImagesPage() {
  const { t } = useTranslation('ai/images');
  const cards = useQuery(orpc.ai.modelCards.queryOptions());
  if (cards.data) {
    const { imageModels } = cards.data;
    return imageModels.length > 0 ? <Images models={imageModels} /> : <NotConfigured texts="ai/images" infoHref="/ai/images/info" />;
  }
  return (
    <main id="main" tabIndex={-1} className={classes.alone}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <LoadState page query={cards} skeleton={<SkeletonGrid label={t('loading')} count={6} />}>
        {() => null}
      </LoadState>
    </main>
  );
}

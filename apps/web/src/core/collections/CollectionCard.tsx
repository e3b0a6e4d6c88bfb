import { COLLECTION_COVERS, contentLanguage, type ListedCollection } from '@murmel/contracts';
import { IconBooks } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Scene } from '../../ui/drawings/Scene';
import { Badge } from '../../ui/status/Badge';
import { Breakable } from '../../ui/text/Breakable';
import { RouterLink } from '../links/RouterLink';
import classes from './CollectionCard.module.css';

/** A collection in a list. */
export function CollectionCard({ collection, headingLevel = 3 }: { collection: ListedCollection; headingLevel?: 2 | 3 }) {
  const { t } = useTranslation('collections');
  const { id, title, cover, materials, published } = collection;
  const Heading = `h${headingLevel}` as 'h2' | 'h3';
  return (
    <article className={classes.card}>
      <div className={classes.cover} aria-hidden="true">
        <Scene index={COLLECTION_COVERS.indexOf(cover)} />
      </div>
      <div className={classes.body}>
        <Heading className={classes.title} lang={contentLanguage(collection)}>
          <RouterLink href={`/collections/${id}`} className={classes.link}>
            <Breakable text={title} />
          </RouterLink>
        </Heading>
        <p className={classes.meta}>
          <IconBooks size={16} stroke={1.9} aria-hidden />
          {t('materials', { count: materials })}
        </p>
        {!published && <Badge tone="notice">{t('draft')}</Badge>}
      </div>
    </article>
  );
}

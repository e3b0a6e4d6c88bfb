import { COLLECTION_COVERS, type Collection, contentLanguage } from '@murmel/contracts';
import { IconBooks } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Scene } from '../../ui/drawings/Scene';
import classes from './CollectionHero.module.css';

/** Title, words and cover of a collection, with what can be done with it. */
export function CollectionHero({ collection, actions }: { collection: Collection; actions: ReactNode }) {
  const { t } = useTranslation('collections');
  const { title, description, cover, materials } = collection;
  return (
    <header className={classes.hero}>
      <div className={classes.words}>
        <p className={classes.kind}>
          <IconBooks size={20} stroke={1.9} aria-hidden />
          {t('collectionOf', { count: materials })}
        </p>
        <div lang={contentLanguage(collection)}>
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          {description && <p className={classes.text}>{description}</p>}
        </div>
        <div className={classes.actions}>{actions}</div>
      </div>
      <div className={classes.cover} aria-hidden="true">
        <Scene index={COLLECTION_COVERS.indexOf(cover)} />
      </div>
    </header>
  );
}

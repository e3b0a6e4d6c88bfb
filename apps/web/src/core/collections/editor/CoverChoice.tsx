import { COLLECTION_COVERS, type CollectionCover } from '@murmel/contracts';
import { useId } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Scene } from '../../../ui/drawings/Scene';
import classes from './editor.module.css';

/** One of the drawn covers. */
export function CoverChoice({ value, onChange }: { value: CollectionCover; onChange: (cover: CollectionCover) => void }) {
  const { t } = useTranslation('collections/editor');
  const name = useId();
  return (
    <fieldset className={classes.covers}>
      <legend className={classes.legend}>{t('cover')}</legend>
      {COLLECTION_COVERS.map((cover, index) => (
        <label key={cover} className={classes.cover}>
          <input type="radio" name={name} checked={cover === value} aria-label={t(`covers.${cover}`)} onChange={() => onChange(cover)} />
          <Scene index={index} />
        </label>
      ))}
    </fieldset>
  );
}

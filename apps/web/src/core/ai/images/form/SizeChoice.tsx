import type { AiImageSize } from '@murmel/contracts';
import { useId } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { sizeText } from '../image-texts';
import classes from './form.module.css';

interface SizeChoiceProps {
  /** that the model draws */
  sizes: readonly AiImageSize[];
  value: AiImageSize;
  onChange: (size: AiImageSize) => void;
}

/** Square, wide or high. */
export function SizeChoice({ sizes, value, onChange }: SizeChoiceProps) {
  const { t } = useTranslation('ai/images');
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('size')}</legend>
      <div className={classes.sizes}>
        {sizes.map((size) => (
          <label key={size} className={classes.size}>
            <input type="radio" className="visually-hidden" name={name} checked={size === value} onChange={() => onChange(size)} />
            <span className={classes.shape} data-size={size} />
            <strong>{t(`sizes.${size}`)}</strong>
            <small>{sizeText(size)}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { AI_IMAGE_STYLES, type AiImageStyle } from '@murmel/contracts';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import classes from './form.module.css';
import { StylePicture } from './StylePicture';

interface StyleChoiceProps {
  value: AiImageStyle;
  onChange: (style: AiImageStyle) => void;
}

/** Choice of the picture's style, each illustrated by the same tree. */
export function StyleChoice({ value, onChange }: StyleChoiceProps) {
  const { t } = useTranslation('ai/images');
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('style')}</legend>
      <div className={classes.styles}>
        {AI_IMAGE_STYLES.map((style) => (
          <label key={style} className={classes.style}>
            <input type="radio" className="visually-hidden" name={name} checked={style === value} onChange={() => onChange(style)} />
            <StylePicture style={style} />
            <span className={classes.name}>
              {style === value && <IconCheck size={14} stroke={2.4} aria-hidden />}
              {t(`styles.${style}`)}
            </span>
          </label>
        ))}
      </div>
      {value === 'custom' && <p className={classes.hint}>{t('customHint')}</p>}
    </fieldset>
  );
}

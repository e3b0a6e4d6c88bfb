import { characterCount, type PromptFragment } from '@murmel/contracts';
import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './mini-tool.module.css';

interface PromptPreviewProps {
  pieces: readonly PromptFragment[];
  /** returns the number of the field that a value is from */
  numberOf: (field: string) => number;
}

/** Preview of the prompt, as far as it is known, with filled-in values marked by the number of their field. */
export function PromptPreview({ pieces, numberOf }: PromptPreviewProps) {
  const { t, i18n } = useTranslation('ai/mini-tools');
  const length = pieces.reduce((sum, { kind, text }) => sum + (kind === 'missing' ? 0 : characterCount(text)), 0);
  return (
    <section className={classes.preview} aria-labelledby="prompt">
      <div className={classes.previewHead}>
        <IconSparkles size={22} stroke={1.9} aria-hidden />
        <h2 className={classes.previewTitle} id="prompt">
          {t('preview.title')}
        </h2>
        <span className={classes.length}>{t('preview.length', { number: new Intl.NumberFormat(i18n.language).format(length) })}</span>
      </div>
      <p className={classes.prompt}>
        {pieces.map(({ kind, text, field }, index) =>
          field === null ? (
            text
          ) : (
            <span key={index} className={classes.piece} data-kind={kind}>
              {kind === 'missing' ? t('preview.missing', { label: text }) : text}
              <sup aria-hidden="true">{numberOf(field)}</sup>
            </span>
          ),
        )}
      </p>
      <p className={classes.careful}>{t('preview.careful')}</p>
    </section>
  );
}

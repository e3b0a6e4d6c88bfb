import { type CodeLook, NEW_LOOK } from '@murmel/contracts';
import { useId } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { codeDrawing, drawingHref } from '../../../ui/cards/qr';
import editor from '../editor/editor.module.css';
import classes from './look.module.css';

interface ShapeChoiceProps {
  shapes: readonly CodeLook['shape'][];
  look: CodeLook;
  onChange: (shape: CodeLook['shape']) => void;
}

/** Content of the small sample codes: they are real, and short. */
const SAMPLE = 'murmel';

/** Squares, or round ends: each as a code that it is. */
export function ShapeChoice({ shapes, look, onChange }: ShapeChoiceProps) {
  const { t } = useTranslation('tools/qrcodes');
  const name = useId();
  const sample = (shape: CodeLook['shape']) =>
    drawingHref(codeDrawing(SAMPLE, { ...NEW_LOOK, ink: look.ink, ground: 'clear', shape }), 120);
  return (
    <div className={classes.part}>
      <h2 className={editor.sideTitle}>{t('look.shape')}</h2>
      <fieldset className={classes.shapes}>
        <legend className="visually-hidden">{t('look.shape')}</legend>
        {shapes.map((shape) => (
          <label key={shape} className={classes.tile}>
            <input type="radio" name={name} value={shape} checked={shape === look.shape} onChange={() => onChange(shape)} />
            <img src={sample(shape)} alt="" width={64} height={64} />
            <span>{t(`look.shapes.${shape}`)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

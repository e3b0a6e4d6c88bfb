import { CODE_MARKS, type CodeItem, type CodeLook, LIMITS, LOGO_PERCENT, markFile, PICTURE_TYPES } from '@murmel/contracts';
import { IconPhoto, IconUpload } from '@tabler/icons-react';
import { useId } from 'react';
import { usePictureUpload } from '../../../core/boards/upload/use-picture-upload';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FileInput } from '../../../ui/files/FileInput';
import { FieldError } from '../../../ui/forms/FieldError';
import editor from '../editor/editor.module.css';
import classes from './look.module.css';

interface LogoChoiceProps {
  item: CodeItem;
  look: CodeLook;
  onChange: (fields: Pick<CodeLook, 'logo' | 'logoFile'>) => void;
}

/** Choice of the logo in the middle: none, a built-in drawing or a custom picture. */
export function LogoChoice({ item, look, onChange }: LogoChoiceProps) {
  const { t } = useTranslation('tools/qrcodes');
  const name = useId();
  const hint = useId();
  const { send, percent, problem } = usePictureUpload(item.id, (logoFile) => onChange({ logo: 'file', logoFile }));
  const { logo, logoFile } = look;
  return (
    <div className={classes.part}>
      <h2 className={editor.sideTitle}>{t('look.logo')}</h2>
      <fieldset className={classes.logos}>
        <legend className="visually-hidden">{t('look.logo')}</legend>
        <label className={classes.tile}>
          <input type="radio" name={name} checked={logo === 'none'} onChange={() => onChange({ logo: 'none', logoFile: null })} />
          <span>{t('look.logos.none')}</span>
        </label>
        {CODE_MARKS.map((mark) => (
          <label key={mark} className={classes.tile} title={t(`look.logos.${mark}`)}>
            <input type="radio" name={name} checked={logo === mark} onChange={() => onChange({ logo: mark, logoFile: null })} />
            <img src={`data:image/svg+xml,${encodeURIComponent(markFile(mark))}`} alt={t(`look.logos.${mark}`)} width={34} height={34} />
          </label>
        ))}
        {logo === 'file' && logoFile !== null && (
          <label className={classes.tile}>
            <input type="radio" name={name} checked readOnly />
            <img src={`/api/owner_files/${logoFile}/thumbnail`} alt={t('look.logos.file')} width={34} height={34} />
          </label>
        )}
      </fieldset>
      <label className={classes.upload}>
        <FileInput accept={PICTURE_TYPES.join()} aria-describedby={hint} disabled={percent !== undefined} onFile={send} />
        {logo === 'file' ? <IconPhoto size={20} stroke={1.9} aria-hidden /> : <IconUpload size={20} stroke={1.9} aria-hidden />}
        {percent === undefined ? t(logo === 'file' ? 'look.otherPicture' : 'look.upload') : t('look.sending', { percent })}
      </label>
      <p className={classes.hint} id={hint}>
        {t('look.logoHint', { max: LIMITS.image.maxMegabytes, part: LOGO_PERCENT })}
      </p>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </div>
  );
}

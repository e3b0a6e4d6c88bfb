import { CONVERTER_LIMITS, type ConverterInput, isFileInput } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FileDropZone } from '../../../ui/files/FileDropZone';
import { fileSize } from '../../../ui/files/file-size';
import { Textarea, TextInput } from '../../../ui/forms/TextField';
import { Notice } from '../../../ui/status/Notice';
import { INPUT_ICONS } from './converter-looks';
import classes from './converters.module.css';
import { FilmSearch } from './FilmSearch';
import { FILES } from './material-files';

interface Material {
  text: string;
  address: string;
  file: File | undefined;
}

interface MaterialFieldsProps extends Material {
  input: ConverterInput;
  /** true where films can be searched */
  filmSearch: boolean;
  onChange: (changed: Partial<Material>) => void;
}

/** Fields for the material of a conversion, by its kind. */
export function MaterialFields({ input, text, address, file, filmSearch, onChange }: MaterialFieldsProps) {
  const { t, i18n } = useTranslation('ai/converters');
  if (input === 'text')
    return (
      <>
        <Textarea
          label={t('material.text')}
          rows={8}
          value={text}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
        <p className={classes.hint}>{t('letters', { count: text.length, max: CONVERTER_LIMITS.text })}</p>
        {text.length > CONVERTER_LIMITS.text && <Notice announce>{t('tooLong', { max: CONVERTER_LIMITS.text })}</Notice>}
      </>
    );
  if (isFileInput(input))
    return (
      <>
        <FileDropZone icon={INPUT_ICONS[input]} accept={FILES[input].accept} onFile={(chosen) => onChange({ file: chosen })}>
          {file ? t('chosen', { name: file.name, size: fileSize(file.size, i18n.language) }) : t(`material.${input}`)}
        </FileDropZone>
        <p className={classes.hint}>
          {t('upTo', { max: FILES[input].megabytes })} {input === 'video' && t('soundOnly')}
        </p>
      </>
    );
  return (
    <>
      {input === 'youtube' && filmSearch && <FilmSearch address={address} onChoose={(chosen) => onChange({ address: chosen })} />}
      <TextInput
        label={t(input === 'youtube' ? 'material.film' : 'material.address')}
        type="url"
        placeholder="https://"
        maxLength={CONVERTER_LIMITS.address}
        value={address}
        onChange={({ currentTarget }) => onChange({ address: currentTarget.value })}
      />
      {input === 'youtube' && <p className={classes.hint}>{t('subtitlesOnly')}</p>}
    </>
  );
}

import { CORRECTION_LIMITS, type FoundPersonalData, readsLikeName } from '@murmel/contracts';
import { IconEyeOff, IconX } from '@tabler/icons-react';
import { markedSegments } from '../../../core/ai/personal-data/marked-segments';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { Textarea, TextInput } from '../../../ui/forms/TextField';
import { IconButton } from '../../../ui/overlays/IconButton';
import { useTexts } from '../texts';
import { PhotoField } from './PhotoField';
import classes from './results.module.css';

/** Text that is not sent yet. */
export interface TypedText {
  key: string;
  code: string;
  text: string;
  /** what may tell who wrote it, or about whom; undefined: it was not looked for since the text changed */
  found?: readonly FoundPersonalData[] | undefined;
}

interface TextFieldsProps {
  itemId: string;
  number: number;
  typed: TypedText;
  /** sending was tried: what is missing is said */
  tried: boolean;
  onChange: (told: Partial<Omit<TypedText, 'key'>>) => void;
  onRemove: (() => void) | undefined;
}

const { codeMax, text: letters } = CORRECTION_LIMITS;
/** Stands where a word was covered. */
const COVERED = '[…]';

export const isTooShort = ({ text }: TypedText): boolean => text.trim().length < letters.min;

/** Code and words of one text; what was found of people in it stands below, to be covered. */
export function TextFields({ itemId, number, typed, tried, onChange, onRemove }: TextFieldsProps) {
  const t = useTexts();
  const { code, text, found = [] } = typed;
  return (
    <fieldset className={classes.typed}>
      <legend>{t('send.number', { number })}</legend>
      <div className={classes.codeRow}>
        <TextInput
          label={t('code.label')}
          value={code}
          maxLength={codeMax}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ code: currentTarget.value })}
          error={
            tried && code.trim() === '' ? (
              <FieldError>{t('code.missing')}</FieldError>
            ) : (
              readsLikeName(code) && <span>{t('code.warning')}</span>
            )
          }
        />
        {onRemove && <IconButton icon={IconX} label={t('send.remove', { number })} tipAlign="end" onClick={onRemove} />}
      </div>
      <Textarea
        label={t('send.text')}
        description={t('send.typed')}
        value={text}
        rows={6}
        maxLength={letters.max}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value, found: undefined })}
        error={tried && isTooShort(typed) && <FieldError>{t('send.short', { min: letters.min })}</FieldError>}
      />
      <PhotoField
        itemId={itemId}
        onText={(read) => onChange({ text: [text.trim(), read].filter(Boolean).join('\n\n'), found: undefined })}
      />
      {found.length > 0 && (
        <div className={classes.found}>
          <b>{t('send.found')}</b>
          <p>{markedSegments(text, found).map((piece, index) => (piece.kind ? <mark key={index}>{piece.text}</mark> : piece.text))}</p>
          <span>
            <Button
              variant="default"
              leftSection={<IconEyeOff size={18} stroke={1.9} aria-hidden />}
              onClick={() => onChange({ text: covered(text, found), found: [] })}
            >
              {t('send.cover')}
            </Button>
          </span>
        </div>
      )}
    </fieldset>
  );
}

function covered(text: string, found: readonly FoundPersonalData[]): string {
  return markedSegments(text, found)
    .map(({ kind, text: piece }) => (kind ? COVERED : piece))
    .join('');
}

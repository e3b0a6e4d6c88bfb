import {
  type AiVoice,
  CONVERTER_LANGUAGES,
  CONVERTER_LIMITS,
  type ConverterLanguage,
  type ConverterOutput,
  GRADE_LEVELS,
  type GradeLevel,
  SPOKEN_OUTPUTS,
  SUGGESTION_LENGTHS,
  TALKING_OUTPUTS,
} from '@murmel/contracts';
import { WholeField } from '../../../platform/forms/WholeField';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { NativeSelect, TextInput } from '../../../ui/forms/TextField';
import { VoiceSampleButton } from '../speech/speech-buttons';
import classes from './converters.module.css';
import type { JobWishes } from './use-begin-job';

type Fields = Omit<JobWishes, 'output'>;

interface WishesProps {
  output: ConverterOutput;
  voices: readonly AiVoice[];
  wishes: Fields;
  onChange: (wishes: Fields) => void;
}

const WRITTEN: readonly ConverterOutput[] = ['podcast', 'dialog', 'lecture', 'summary'];
const NUMBERS = ['lessonDuration', 'lessonNumber', 'sessionsPerWeek'] as const;

/** Further wishes; which ones are asked for depends on the result. */
export function Wishes({ output, voices, wishes, onChange }: WishesProps) {
  const { t } = useTranslation('ai/converters');
  const set = (part: Partial<Fields>) => onChange({ ...wishes, ...part });
  const any = { value: '', label: t('any') };
  const speakers = !SPOKEN_OUTPUTS.includes(output) ? 0 : TALKING_OUTPUTS.includes(output) ? 2 : 1;
  const voiceAt = (index: number) => {
    const chosen = voices.find(({ id }) => id === wishes.voices[index]) ?? voices[index] ?? voices[0];
    return { voice: chosen?.id ?? '', name: chosen?.name ?? '' };
  };
  return (
    <div className={classes.wishes}>
      {WRITTEN.includes(output) && (
        <>
          <NativeSelect
            label={t('fields.gradeLevel')}
            value={wishes.gradeLevel ?? ''}
            data={[any, ...GRADE_LEVELS.map((value) => ({ value, label: t(`grades.${value}`) }))]}
            onChange={({ currentTarget }) => set({ gradeLevel: (currentTarget.value || undefined) as GradeLevel | undefined })}
          />
          <NativeSelect
            label={t('fields.wordCount')}
            value={wishes.wordCount ?? ''}
            data={[any, ...SUGGESTION_LENGTHS.map((value) => ({ value, label: t('words', { range: value.replace('-', '–') }) }))]}
            onChange={({ currentTarget }) => set({ wordCount: SUGGESTION_LENGTHS.find((one) => one === currentTarget.value) })}
          />
        </>
      )}
      {(WRITTEN.includes(output) || output === 'translation') && (
        <NativeSelect
          label={t('fields.language')}
          value={wishes.language ?? ''}
          data={[
            output === 'translation' ? { value: '', label: t('languages.de') } : { value: '', label: t('same') },
            ...CONVERTER_LANGUAGES.filter((value) => output !== 'translation' || value !== 'de').map((value) => ({
              value,
              label: t(`languages.${value}`),
            })),
          ]}
          onChange={({ currentTarget }) => set({ language: (currentTarget.value || undefined) as ConverterLanguage | undefined })}
        />
      )}
      {output === 'lecture' && (
        <>
          <TextInput
            label={t('fields.framework')}
            maxLength={CONVERTER_LIMITS.framework}
            value={wishes.framework ?? ''}
            onChange={({ currentTarget }) => set({ framework: currentTarget.value || undefined })}
          />
          {NUMBERS.map((name) => (
            <WholeField
              key={name}
              label={t(`fields.${name}`)}
              type="number"
              inputMode="numeric"
              {...CONVERTER_LIMITS[name]}
              value={String(wishes[name] ?? '')}
              onValue={(value) => set({ [name]: within(value, CONVERTER_LIMITS[name]) })}
            />
          ))}
        </>
      )}
      {Array.from({ length: speakers }, (_, index) => (
        <div key={index} className={classes.voice}>
          <NativeSelect
            label={t(speakers === 2 ? `voices.${index === 0 ? 'first' : 'second'}` : 'voices.one')}
            value={voiceAt(index).voice}
            data={voices.map(({ id, name, provider }) => ({ value: id, label: t('voices.of', { name, provider }) }))}
            onChange={({ currentTarget }) => {
              const chosen = Array.from({ length: speakers }, (__, at) => wishes.voices[at] ?? (voices[at] ?? voices[0])!.id);
              chosen[index] = currentTarget.value;
              set({ voices: chosen });
            }}
          />
          <VoiceSampleButton {...voiceAt(index)} />
        </div>
      ))}
    </div>
  );
}

/** Returns the number as far as it may be; undefined for an empty field. */
function within(typed: string, { min, max }: { min: number; max: number }): number | undefined {
  const number = Math.round(Number(typed));
  return typed === '' || !Number.isFinite(number) ? undefined : Math.min(max, Math.max(min, number));
}

import { type CodeContentOf, QR_LIMITS } from '@murmel/contracts';
import { localMoment, parseLocalMoment } from '../../../core/dates/local-moment';
import { WholeField } from '../../../platform/forms/WholeField';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { TextInput } from '../../../ui/forms/TextField';

interface EventFieldsProps {
  content: CodeContentOf<'event'>;
  change: (content: CodeContentOf<'event'>) => void;
}

/** Edits an event for the calendar of the scanning device. */
export function EventFields({ content, change }: EventFieldsProps) {
  const { t } = useTranslation('tools/qrcodes');
  return (
    <>
      {(['title', 'place'] as const).map((name) => (
        <TextInput
          key={name}
          label={t(`content.event.${name}`)}
          maxLength={QR_LIMITS.fieldMax}
          value={content[name]}
          onChange={(event) => change({ ...content, [name]: event.currentTarget.value })}
        />
      ))}
      {(['begins', 'ends'] as const).map((name) => (
        <WholeField
          key={name}
          type="datetime-local"
          label={t(`content.event.${name}`)}
          value={localMoment(content[name])}
          onValue={(value) => change({ ...content, [name]: parseLocalMoment(value) })}
        />
      ))}
    </>
  );
}

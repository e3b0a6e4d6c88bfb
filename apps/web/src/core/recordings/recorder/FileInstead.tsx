import { FILM_TYPES, MEGABYTE, RECORDERS, RECORDING_LIMITS, type RecordingItem, recorderOfKind, SOUND_TYPES } from '@murmel/contracts';
import { IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorCodeText, errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { keepRecording } from '../../../platform/upload/keep-recording';
import { Button } from '../../../ui/forms/Button';

/** A recording that lies on the device already. */
export function FileInstead({ item }: { item: RecordingItem }) {
  const { t } = useTranslation('recordings');
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const recorder = recorderOfKind(item.kind)!;
  const take = async (file: File): Promise<void> => {
    setRefusal(undefined);
    const { megabytes } = RECORDING_LIMITS;
    if (file.size === 0) return setRefusal(errorCodeText('EMPTY_FILE', {}));
    if (file.size > megabytes * MEGABYTE) return setRefusal(t('file.tooLarge', { megabytes }));
    setSent(0);
    try {
      await keepRecording(recorder, item.id, file, setSent);
      await queryClient.invalidateQueries();
    } catch (error) {
      setRefusal(errorText(error));
    } finally {
      setSent(undefined);
    }
  };
  return (
    <>
      <Button
        size="lg"
        variant="default"
        loading={sent !== undefined}
        leftSection={<IconUpload size={20} stroke={1.9} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('file.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
        accept={(RECORDERS[recorder].picture ? FILM_TYPES : SOUND_TYPES).join()}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void take(file);
        }}
      />
      {sent !== undefined && <span role="status">{t('file.sent', { percent: Math.round(sent * 100) })}</span>}
      {refusal && <span role="alert">{refusal}</span>}
    </>
  );
}

import { IconPlayerPlay, IconPlayerStopFilled } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { IconButton } from '../../../ui/overlays/IconButton';
import { useReadAloud } from './use-read-aloud';

export interface VoiceSampleProps {
  /** id of the voice */
  voice: string;
  name: string;
}

/** Button that lets a voice of the operator say a sentence, so that it can be chosen by ear. */
export default function VoiceSample({ voice, name }: VoiceSampleProps) {
  const { t, i18n } = useTranslation('ai/speech');
  const aloud = useReadAloud(i18n.language, voice);
  if (!aloud) return null;
  return (
    <IconButton
      icon={aloud.reading ? IconPlayerStopFilled : IconPlayerPlay}
      size={44}
      label={t(aloud.reading ? 'readStop' : 'sample', { name })}
      onClick={() => aloud.toggle(t('sampleText'))}
    />
  );
}

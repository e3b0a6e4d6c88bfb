import { IconHeadphones, IconPlayerStopFilled } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { IconButton } from '../../../ui/overlays/IconButton';
import { useReadAloud } from './use-read-aloud';
import { useSpeech } from './use-speech';

export interface ReadAloudProps extends Omit<ComponentProps<typeof IconButton>, 'label' | 'icon' | 'onClick' | 'lang'> {
  /** text in Markdown, or the way to it where it changes as it is written */
  text: string | (() => string);
  /** language of the text, as far as it is known; else that of the interface */
  language?: string | undefined;
}

/** Button that reads a text aloud, and ends it. Stands only where there is a voice for it. */
export default function ReadAloud({ text, language, ...look }: ReadAloudProps) {
  const { t, i18n } = useTranslation('ai/speech');
  const { voice } = useSpeech();
  const aloud = useReadAloud(language ?? i18n.language, voice?.id);
  if (!aloud || text === '') return null;
  return (
    <IconButton
      {...look}
      icon={aloud.reading ? IconPlayerStopFilled : IconHeadphones}
      label={t(aloud.reading ? 'readStop' : 'read')}
      onClick={() => aloud.toggle(typeof text === 'string' ? text : text())}
    />
  );
}

import { devicesAt, dictatesAt } from '@murmel/contracts';
import type { Icon } from '../../../ui/icon';
import Dictate from './Dictate';
import { useSpeech } from './use-speech';

export interface DictateHereProps {
  /** true while nothing can be taken */
  busy?: boolean;
  /** other than the microphone, where that stands for recordings */
  icon?: Icon;
  /** transcribed speech, to be added where one writes */
  onText: (text: string) => void;
}

/** Button for dictation. Stands only where a provider transcribes, this user may use it, and the page may ask for the microphone. */
export default function DictateHere({ busy = false, ...rest }: DictateHereProps) {
  const { hears } = useSpeech();
  const path = location.pathname;
  const may = globalThis.isSecureContext && 'MediaRecorder' in globalThis && (dictatesAt(path) || devicesAt(path).includes('microphone'));
  return hears && may ? <Dictate hears={hears} busy={busy} {...rest} /> : null;
}

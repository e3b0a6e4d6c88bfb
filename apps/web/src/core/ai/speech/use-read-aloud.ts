import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { errorText } from '../../../platform/errors/error-text';
import { toast } from '../../../ui/status/toast-queue';
import { plainText } from '../markdown/plain-text';
import { splitForSpeech } from '../markdown/sentences';

const voices = (): SpeechSynthesis | undefined => ('speechSynthesis' in window ? window.speechSynthesis : undefined);

function onVoices(listener: () => void): () => void {
  voices()?.addEventListener('voiceschanged', listener);
  return () => voices()?.removeEventListener('voiceschanged', listener);
}

/** Returns a voice of this device. Voices of the browser's vendor run on the vendor's server, so the text would leave the device. */
export function localVoice(language: string): SpeechSynthesisVoice | undefined {
  return voices()
    ?.getVoices()
    .find(({ localService, lang }) => localService === true && lang.toLowerCase().startsWith(language));
}

export interface ReadAloud {
  reading: boolean;
  /** begins to read a text in Markdown, or ends what is being read */
  toggle: (markdown: string) => void;
}

/**
 * Reads a text aloud, in a few sentences at once: by the operator's voice, else by one of this device.
 * @param voice of the operator's; undefined: there is none for this user
 * @returns undefined where there is neither
 */
export function useReadAloud(language: string, voice: string | undefined): ReadAloud | undefined {
  const local = useSyncExternalStore(onVoices, () => localVoice(language));
  const [reading, setReading] = useState(false);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  if (!local && voice === undefined) return undefined;
  const toggle = (markdown: string) => {
    if (current.current) return current.current.abort();
    const ends = new AbortController();
    const end = () => {
      if (current.current === ends) current.current = undefined;
      setReading(false);
    };
    ends.signal.addEventListener('abort', end, { once: true });
    current.current = ends;
    setReading(true);
    const breaths = splitForSpeech(plainText(markdown));
    const read = voice === undefined ? speakHere(breaths, local!, ends.signal) : speakThere(breaths, voice, ends.signal);
    void read.then(end, (error: unknown) => {
      if (!ends.signal.aborted) toast({ id: 'ai-read', tone: 'alert', text: errorText(error) });
      end();
    });
  };
  return { reading, toggle };
}

const speakThere = async (breaths: readonly string[], voice: string, signal: AbortSignal): Promise<void> =>
  (await import('./speak-with-model')).speakWithModel(breaths, voice, signal);

function speakHere(breaths: readonly string[], voice: SpeechSynthesisVoice, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    voices()?.cancel();
    signal.addEventListener('abort', () => voices()?.cancel(), { once: true });
    for (const words of breaths) {
      const breath = new SpeechSynthesisUtterance(words);
      breath.voice = voice;
      breath.lang = voice.lang;
      breath.addEventListener('error', () => resolve());
      if (words === breaths.at(-1)) breath.addEventListener('end', () => resolve());
      voices()?.speak(breath);
    }
    if (breaths.length === 0) resolve();
  });
}

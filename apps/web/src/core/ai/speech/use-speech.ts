import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../../platform/api/queries';

const KEY = 'murmel-voice';

/** Returns the voice chosen on this device; the first one if the browser stores nothing. */
function keptVoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Returns the services for transcription and reading aloud, as the operator configured them. None until that is loaded. */
export function useSpeech() {
  const { data } = useQuery({ ...orpc.aiSpeech.voices.queryOptions(), staleTime: Number.POSITIVE_INFINITY });
  const [chosen, setChosen] = useState(keptVoice);
  const voices = data?.voices ?? [];
  return {
    voices,
    hears: data?.hears ?? undefined,
    voice: voices.find(({ id }) => id === chosen) ?? voices[0],
    choose: (id: string) => {
      setChosen(id);
      try {
        localStorage.setItem(KEY, id);
      } catch {
        // It counts as long as this page is open.
      }
    },
  };
}

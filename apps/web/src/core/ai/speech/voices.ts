import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../../platform/api/queries';

const KEY = 'murmel-voice';

/** Which voice somebody chose on this device; a browser that keeps nothing has the first one. */
function keptVoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Who writes recordings down and who reads aloud, as the operator configured it. Until that is known nobody does. */
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

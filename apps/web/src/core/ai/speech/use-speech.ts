import { QueryClient, QueryClientContext, useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { orpc } from '../../../platform/api/queries';
import { useSession } from '../../../platform/session/store';

const KEY = 'murmel-voice';
/** A teacher may switch it on and off while pupils have their pages open. */
const ASKED_ANEW_MS = 60_000;

/** Cache of pages that have none of their own: those of guests, and of pupils who take part. */
const OWN_CACHE = new QueryClient();

/** Returns the voice chosen on this device; the first one if the browser stores nothing. */
function keptVoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Returns the query for the services of the operator, and whether this user may use them. */
function useServices(enabled: boolean) {
  const { isPupil, projectId } = useSession();
  const { queryKey, ...options } = orpc.aiSpeech.voices.queryOptions();
  return useQuery(
    {
      ...options,
      queryKey: [...queryKey, isPupil ? projectId : null] as unknown as typeof queryKey,
      staleTime: isPupil ? ASKED_ANEW_MS : Number.POSITIVE_INFINITY,
      enabled,
    },
    useContext(QueryClientContext) ?? OWN_CACHE,
  );
}

/** Returns the services for transcription and reading aloud, as the operator configured them. None until that is loaded. */
export function useSpeechServices() {
  const { data } = useServices(true);
  return { voices: data?.voices ?? [], hears: data?.hears ?? undefined };
}

/** Returns the services that this user may use: teachers all, pupils as their project says, guests none. */
export function useSpeech() {
  const { isAuthenticated } = useSession();
  const { data } = useServices(isAuthenticated);
  const [chosen, setChosen] = useState(keptVoice);
  const allowed = data?.allowed ?? false;
  const voices = allowed ? (data?.voices ?? []) : [];
  return {
    /** false as long as it is not known what there is */
    known: data !== undefined,
    voices,
    hears: allowed ? (data?.hears ?? undefined) : undefined,
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

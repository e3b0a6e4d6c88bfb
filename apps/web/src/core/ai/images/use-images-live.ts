import type { AI_IMAGES_TOPIC, AiImagesState } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { LiveTopic } from '../../../platform/live/live-topic';
import { useLiveTopic } from '../../../platform/live/use-live';
import { useSession } from '../../../platform/session/store';
import { refreshImages } from './image-queries';

/** Polling interval for a picture being drawn if there is no live connection. */
const READ_AGAIN_MS = 3000;

/** @param id of an account */
function imagesTopic(id: string): LiveTopic<typeof AI_IMAGES_TOPIC> {
  return { address: { topic: 'ai-images', id }, about: () => ({}), lingerMs: 1000 };
}

/** Subscribes to the caller's pictures: changes by another window, or by a model, cause a refresh. */
export function useImagesLive(): void {
  const queryClient = useQueryClient();
  const id = useSession().user?.id;
  const topic = useMemo(() => (id === undefined ? null : imagesTopic(id)), [id]);
  const { state, connection } = useLiveTopic<AiImagesState>(topic);
  useEffect(() => {
    if (state !== undefined) void refreshImages(queryClient);
  }, [state, queryClient]);
  useEffect(() => {
    if (connection !== 'offline') return undefined;
    const timer = setInterval(() => void refreshImages(queryClient), READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, [connection, queryClient]);
}

import { api } from '../../../platform/api/client';
import { useOptimisticValues } from './use-optimistic-values';

/** Part of a response that can be released: a text or a file. */
interface Releasable {
  responseId: string;
  released: boolean;
}

/** Lets answers to one question out one by one; what was switched shows at once. */
export function useRelease(questionId: string) {
  const ahead = useOptimisticValues();
  return {
    isReleased: ({ responseId, released }: Releasable): boolean => ahead.of(responseId) ?? released,
    release: (id: string, released: boolean) => ahead.switchTo(id, released, () => api.surveys.releaseAnswer({ id, questionId, released })),
  };
}

import type { AiAllowance } from '@murmel/contracts';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../platform/api/client';
import { useProjectAiVersion } from '../../../platform/live/use-project-ai-version';

/**
 * Returns the current user's allowance at an assistant, before they ask; a teacher's change of it applies here at once.
 * @param asked changes with each question, with which there is less left, and with the end of each answer: one that failed is given back
 * @returns undefined while it is not known; `again` asks once more
 */
export function useAllowance(id: string, asked: string): { allowance: AiAllowance | undefined; again: () => void } {
  const [allowance, setAllowance] = useState<AiAllowance>();
  const [times, setTimes] = useState(0);
  const said = useProjectAiVersion(allowance?.projectId);
  useEffect(() => {
    let gone = false;
    // Without an answer the question itself says what stands against it.
    api.assistants.allowance({ id }).then(
      (now) => gone || setAllowance(now),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [id, asked, times, said]);
  return { allowance, again: useCallback(() => setTimes((before) => before + 1), []) };
}

import type { SurveyWall } from '@murmel/contracts';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { toast } from '../../../ui/status/toast-queue';

/** One thing that happens to the wall. */
export type WallChange = Partial<Pick<SurveyWall, 'questionId'>> & { reveal?: string; cover?: string };

/** Time in ms that a pressed state is shown optimistically; after it the server's state counts in any case. */
export const OPTIMISTIC_MS = 3000;

/** Returns the state of the projection: the same on every screen, because it comes with the live state. */
export function useWall(surveyId: string, live: SurveyWall | undefined) {
  const [ahead, setAhead] = useState<SurveyWall>();
  const arrived = ahead !== undefined && same(ahead, live);
  useEffect(() => {
    if (ahead === undefined) return undefined;
    if (arrived) setAhead(undefined);
    const timer = setTimeout(() => setAhead(undefined), OPTIMISTIC_MS);
    return () => clearTimeout(timer);
  }, [ahead, arrived]);
  const wall = ahead ?? live;
  const update = useCallback(
    (change: WallChange) => {
      setAhead((before) => changed(before ?? live ?? { questionId: null, revealed: [] }, change));
      api.surveys.updateWall({ id: surveyId, ...change }).catch((error: unknown) => {
        setAhead(undefined);
        toast({ id: 'wall', tone: 'alert', text: errorText(error) });
      });
    },
    [surveyId, live],
  );
  return { wall, update };
}

function changed(wall: SurveyWall, { questionId, reveal, cover }: WallChange): SurveyWall {
  const revealed = wall.revealed.filter((id) => id !== cover && id !== reveal);
  return {
    questionId: questionId === undefined ? wall.questionId : questionId,
    revealed: reveal === undefined ? revealed : [...revealed, reveal],
  };
}

function same(one: SurveyWall, other: SurveyWall | undefined): boolean {
  return (
    other !== undefined &&
    one.questionId === other.questionId &&
    one.revealed.length === other.revealed.length &&
    one.revealed.every((id) => other.revealed.includes(id))
  );
}

import type { SURVEY_DEFINITION_TOPIC, Survey, SurveyDefinition } from '@murmel/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { orpc } from '../../../platform/api/queries';
import type { LiveTopic } from '../../../platform/live/live-topic';
import { useLiveTopic } from '../../../platform/live/use-live';

/** While the live line is cut, the survey is read so often. */
const READ_AGAIN_MS = 5000;

/** Takes over what others change in a survey, as long as one may change it oneself. @returns how the line stands */
export function useLiveDefinition(survey: Survey, accept: (survey: Pick<Survey, 'survey'>) => void) {
  const { id } = survey;
  const queryClient = useQueryClient();
  const topic = useMemo(() => (survey.abilities.update ? definitionTopic(id) : null), [survey.abilities.update, id]);
  const { state, connection, refused } = useLiveTopic<SurveyDefinition>(topic);
  useEffect(() => {
    if (state) accept({ survey: state });
  }, [accept, state]);
  const options = orpc.surveys.get.queryOptions({ input: { id } });
  useQuery({ ...options, enabled: topic !== null && connection === 'offline', refetchInterval: READ_AGAIN_MS });
  useEffect(() => {
    // The right is gone: what one may still do is asked again.
    if (refused) void queryClient.invalidateQueries({ queryKey: orpc.surveys.get.queryOptions({ input: { id } }).queryKey });
  }, [queryClient, id, refused]);
  return connection;
}

function definitionTopic(id: string): LiveTopic<typeof SURVEY_DEFINITION_TOPIC> {
  return { address: { topic: 'survey-definition', id }, about: () => ({}), lingerMs: 0 };
}

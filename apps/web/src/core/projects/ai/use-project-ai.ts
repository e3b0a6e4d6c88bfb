import { AI_LIMITS, type AiPupil, type ProjectWatch } from '@murmel/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { useThrottledEffect } from '../../../platform/use-throttled-effect';
import { useAction } from '../../page/use-action';
import { mayGetMore } from './usage';

const { more } = AI_LIMITS.perDay;

type Named = Pick<AiPupil, 'id' | 'name' | 'limit'>;

/** Loads the state of assistants in a project, refetches it on live events, and provides the teacher's actions. */
export function useProjectAi(id: string, observe: boolean, watch: ProjectWatch | null) {
  const queryClient = useQueryClient();
  const query = useQuery({ ...orpc.projectAi.get.queryOptions({ input: { id } }), enabled: observe });
  const askAnew = () => queryClient.invalidateQueries({ queryKey: orpc.projectAi.key() });
  useThrottledEffect(watch, () => void askAnew());
  const { run, busy } = useAction<
    | 'pause'
    | 'goOn'
    | 'read'
    | 'unread'
    | 'force'
    | 'noForce'
    | 'inTexts'
    | 'notInTexts'
    | 'speech'
    | 'noSpeech'
    | 'more'
    | 'moreAll'
    | 'stop'
    | 'letGo'
    | 'lookedAfter'
  >({
    texts: 'projects/ai',
    toastId: 'project-ai',
    after: askAnew,
  });
  /** pupil for whom a call is pending */
  const [about, setAbout] = useState<string>();
  const change = async (part: {
    paused?: boolean;
    readable?: boolean;
    mayForce?: boolean;
    inTexts?: boolean;
    speech?: boolean;
  }): Promise<void> => {
    queryClient.setQueryData(orpc.projectAi.get.queryKey({ input: { id } }), await api.projectAi.change({ id, ...part }));
  };
  return {
    query,
    busy,
    about,
    pause: (paused: boolean) => run(paused ? 'pause' : 'goOn', () => change({ paused })),
    readAlong: (readable: boolean) => run(readable ? 'read' : 'unread', () => change({ readable })),
    mayForce: (mayForce: boolean) => run(mayForce ? 'force' : 'noForce', () => change({ mayForce })),
    inTexts: (inTexts: boolean) => run(inTexts ? 'inTexts' : 'notInTexts', () => change({ inTexts })),
    speech: (speech: boolean) => run(speech ? 'speech' : 'noSpeech', () => change({ speech })),
    giveMore: ({ id: pupilId, name, limit }: Named) => {
      setAbout(pupilId);
      return run('more', () => api.projectAi.changePupil({ id, pupilId, more: true }), { name, limit: limit + more });
    },
    giveAllMore: (pupils: readonly Named[]) => {
      const able = pupils.filter(mayGetMore);
      const giveEach = async () => {
        // One after the other: who is near the limit is a handful, and a class's requests are counted.
        for (const { id: pupilId } of able) await api.projectAi.changePupil({ id, pupilId, more: true });
      };
      return run('moreAll', giveEach, { count: able.length });
    },
    lookAfter: ({ id: pupilId, name }: Named) => {
      setAbout(pupilId);
      return run('lookedAfter', () => api.projectAi.changePupil({ id, pupilId, lookedAfter: true }), { name });
    },
    stop: ({ id: pupilId, name }: Named, stopped: boolean) => {
      setAbout(pupilId);
      return run(stopped ? 'stop' : 'letGo', () => api.projectAi.changePupil({ id, pupilId, stopped }), { name });
    },
  };
}

export type ProjectAiActions = Omit<ReturnType<typeof useProjectAi>, 'query'>;

import type { ModelCard } from '@murmel/contracts';
import { useMemo } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { lazyPage } from '../../../../platform/page/lazy-page';
import { Marble } from '../../../../ui/marbles/Marble';
import { TOOL_PAGES } from '../../../tools/tool-pages';
import { modelName } from '../models';
import type { ModelFailureProps } from './Failure';
import type { Speaker } from './speaker';
import classes from './talk.module.css';

/** Loaded on demand, because most answers are completed without failure. */
const ModelFailure = lazyPage<ModelFailureProps>(() => import('./Failure'), []);

/** Models answer under their own names, each of its answers the one that wrote it. */
export function useModelSpeaker(models: readonly ModelCard[]): Speaker {
  const { t } = useTranslation('ai/chat');
  return useMemo(
    () => ({
      face: <Marble {...TOOL_PAGES.ai_chat.look} size={38} className={classes.whereWide} />,
      nameOf: (model) => (model === undefined ? t('model.any') : modelName(models, model)),
      Failure: (props) => <ModelFailure {...props} models={models} />,
    }),
    [models, t],
  );
}

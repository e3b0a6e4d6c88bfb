import type { AiStepFailure, AiStepTool } from '@murmel/contracts';
import { type Translate, textOf } from '../../../../platform/i18n/shown-texts';

/** Why a step came to nothing: as its tool says it, else as all do. */
export const whyText = (t: Translate, tool: AiStepTool, failure: AiStepFailure): string =>
  textOf('ai/chat/steps', `${tool}.${failure}`) ?? t(`why.${failure}`);

import type { AiStepFailure, AiStepTool } from '@murmel/contracts';
import { hasText, type Translate, text } from '../../../../platform/i18n/i18n';

const NAMESPACE = 'ai/chat/steps';

/** Why a step came to nothing: as its tool says it, else as all do. */
export const whyText = (t: Translate, tool: AiStepTool, failure: AiStepFailure): string =>
  hasText(NAMESPACE, `${tool}.${failure}`) ? text(NAMESPACE, `${tool}.${failure}`) : t(`why.${failure}`);

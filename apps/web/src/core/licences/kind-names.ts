import {
  AI_DAY,
  AI_IMAGE,
  CHAT_MESSAGE,
  CONVERSION,
  DOCUMENT_QA,
  MINI_TOOL_REQUEST,
  PARTNER_MATERIAL,
  TEXT_EXTRACTION,
  TRANSCRIPTION,
  toolOfKind,
} from '@murmel/contracts';
import { useTranslation } from '../../platform/i18n/use-translation';

/** Text keys of counted things that are no kind of item. */
const OTHERS: Readonly<Record<string, string>> = {
  [PARTNER_MATERIAL]: 'partner',
  [CHAT_MESSAGE]: 'chat',
  [AI_DAY]: 'aiDay',
  [AI_IMAGE]: 'images',
  [TRANSCRIPTION]: 'transcriptions',
  [TEXT_EXTRACTION]: 'extractions',
  [DOCUMENT_QA]: 'documents',
  [CONVERSION]: 'conversions',
  [MINI_TOOL_REQUEST]: 'miniTools',
};

/** Returns the name of what is counted, as "Pinnwände" or "KI-Bilder"; undefined for what this page does not know. */
export function useKindName(): (kind: string) => string | undefined {
  const { t } = useTranslation('licences');
  const { t: tools } = useTranslation('tools');
  return (kind) => {
    const tool = toolOfKind(kind);
    if (tool) return tools(`catalogue.${tool}.pluralTitle`);
    const other = OTHERS[kind];
    return other && t(`kinds.${other}`);
  };
}

import { DOCUMENT_QA, DOCUMENT_QA_LIMITS, LIMITS } from '@murmel/contracts';
import { IconEyeOff, IconFileOff, IconFileSearch, IconHistory, IconLock, IconMessages } from '@tabler/icons-react';
import { InfoPoints } from '../../../tools/InfoPoints';
import { TOOL_PAGES } from '../../../tools/tool-pages';

const POINTS = {
  places: IconFileSearch,
  declines: IconFileOff,
  talk: IconMessages,
  kept: IconHistory,
  careful: IconEyeOff,
  yours: IconLock,
};
const NUMBERS = { megabytes: DOCUMENT_QA_LIMITS.megabytes, monthly: LIMITS.monthlyCreations[DOCUMENT_QA]!, days: LIMITS.trashDays };

/** Information page about questions to a document, with their limits. */
export default function DocumentQasInfoPage() {
  return <InfoPoints texts="ai/catalogue/document_qas" points={POINTS} numbers={NUMBERS} href={TOOL_PAGES.document_qas.route} />;
}

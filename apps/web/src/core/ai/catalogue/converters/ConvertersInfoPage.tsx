import { CONVERSION, CONVERTER_LIMITS, LIMITS } from '@murmel/contracts';
import { IconArrowsExchange, IconEyeOff, IconHeadphones, IconHistory, IconListDetails, IconLock } from '@tabler/icons-react';
import { InfoPoints } from '../../../tools/InfoPoints';
import { TOOL_PAGES } from '../../../tools/tool-pages';

const POINTS = {
  pairs: IconArrowsExchange,
  spoken: IconHeadphones,
  steps: IconListDetails,
  kept: IconHistory,
  careful: IconEyeOff,
  yours: IconLock,
};
const { text, source, pdfMegabytes, audioMegabytes, videoMegabytes } = CONVERTER_LIMITS;
const NUMBERS = { text, source, pdfMegabytes, audioMegabytes, videoMegabytes, monthly: LIMITS.monthlyCreations[CONVERSION]! };

/** Information page about converters, with their limits. */
export default function ConvertersInfoPage() {
  return <InfoPoints texts="ai/catalogue/converters" points={POINTS} numbers={NUMBERS} href={TOOL_PAGES.converters.route} />;
}

import { LIMITS } from '@murmel/contracts';
import { IconChecks, IconDeviceMobile, IconLayoutGrid, IconListCheck, IconMessage2, IconShieldLock } from '@tabler/icons-react';
import { ToolInfo } from '../../core/tools/ToolInfo';

const POINTS = {
  kinds: IconListCheck,
  live: IconLayoutGrid,
  checking: IconChecks,
  feedback: IconMessage2,
  resume: IconDeviceMobile,
  privacy: IconShieldLock,
};

/** Explains the purpose of the tool in six points, with its limits. */
export default function InfoPage() {
  const { blocks, answerMax: characters, gaps } = LIMITS.worksheet;
  return <ToolInfo tool="worksheet" points={POINTS} numbers={{ blocks, characters, gaps, megabytes: LIMITS.file.answer.maxMegabytes }} />;
}

import { LIMITS } from '@murmel/contracts';
import { IconBolt, IconDeviceProjector, IconEyeOff, IconFileSpreadsheet, IconListCheck, IconShieldLock } from '@tabler/icons-react';
import { ToolInfo } from '../../core/tools/ToolInfo';

const POINTS = {
  types: IconListCheck,
  live: IconBolt,
  wall: IconDeviceProjector,
  hidden: IconEyeOff,
  files: IconFileSpreadsheet,
  privacy: IconShieldLock,
};

/** Explains the purpose of the tool in six points, with its limits. */
export default function InfoPage() {
  const { questions, options, longAnswerMax } = LIMITS.survey;
  const numbers = {
    questions,
    options: options.max,
    letters: options.textMax,
    characters: longAnswerMax,
    megabytes: LIMITS.file.answer.maxMegabytes,
  };
  return <ToolInfo tool="surveys" points={POINTS} numbers={numbers} />;
}

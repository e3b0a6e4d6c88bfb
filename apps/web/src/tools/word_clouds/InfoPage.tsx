import { LIMITS } from '@murmel/contracts';
import { IconDeviceProjector, IconEyeOff, IconLetterCase, IconPhotoDown, IconQrcode, IconShieldLock } from '@tabler/icons-react';
import { ToolInfo } from '../../core/tools/ToolInfo';

const POINTS = {
  start: IconQrcode,
  wall: IconDeviceProjector,
  same: IconLetterCase,
  reveal: IconEyeOff,
  filter: IconShieldLock,
  keep: IconPhotoDown,
};

/** Explains the purpose of the tool in six points, with its limits. */
export default function InfoPage() {
  const { wordMax, wordsPerEntry, shown } = LIMITS.wordCloud;
  const numbers = { wordMax, wordsPerEntry, shown };
  return <ToolInfo tool="word_clouds" points={POINTS} numbers={numbers} />;
}

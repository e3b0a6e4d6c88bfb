import { LIMITS } from '@murmel/contracts';
import { IconCloudOff, IconDeviceProjector, IconHistory, IconQrcode, IconShieldLock, IconUsers } from '@tabler/icons-react';
import { ToolInfo } from '../../core/tools/ToolInfo';

const POINTS = {
  together: IconUsers,
  share: IconQrcode,
  wall: IconDeviceProjector,
  versions: IconHistory,
  offline: IconCloudOff,
  privacy: IconShieldLock,
};

/** Explains the purpose of the tool in six points, with its limits. */
export default function InfoPage() {
  const numbers = {
    characters: LIMITS.text.maxCharacters.toLocaleString('de').replace(/\./g, '\u202f'),
    megabytes: LIMITS.image.maxMegabytes,
    days: LIMITS.versions.keepAllDays,
  };
  return <ToolInfo tool="text_editor" points={POINTS} numbers={numbers} />;
}

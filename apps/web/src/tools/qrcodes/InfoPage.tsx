import { QR_LIMITS } from '@murmel/contracts';
import { IconId, IconPalette, IconScan, IconScissors, IconShare3 } from '@tabler/icons-react';
import { ToolInfo } from '../../core/tools/ToolInfo';

const POINTS = { kinds: IconId, safe: IconScan, look: IconPalette, sheet: IconScissors, own: IconShare3 };

/** Explains the purpose of the tool, point by point, with its limits. */
export default function InfoPage() {
  return <ToolInfo tool="qrcodes" points={POINTS} numbers={{ bytes: QR_LIMITS.bytes, rows: QR_LIMITS.rows }} />;
}

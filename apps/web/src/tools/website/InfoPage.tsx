import { WEBSITE_LIMITS } from '@murmel/contracts';
import { IconBolt, IconBrowserShare, IconEyeOff, IconKeyboard, IconPalette, IconShieldLock } from '@tabler/icons-react';
import { ToolInfo } from '../../core/tools/ToolInfo';

const POINTS = {
  page: IconBrowserShare,
  draft: IconEyeOff,
  phone: IconBolt,
  colours: IconPalette,
  everybody: IconKeyboard,
  privacy: IconShieldLock,
};

/** Explains the purpose of the tool in six points, with its limits. */
export default function InfoPage() {
  const { blocks, pages, sites, freeSites } = WEBSITE_LIMITS;
  return <ToolInfo tool="website" points={POINTS} numbers={{ blocks, pages, sites, freeSites }} />;
}

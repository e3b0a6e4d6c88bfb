import { FILE_SHARING_LIMITS, LIMITS } from '@murmel/contracts';
import { IconEye, IconFileZip, IconFolderShare, IconInbox, IconShieldCheck } from '@tabler/icons-react';
import { ToolInfo } from '../../core/tools/ToolInfo';

const POINTS = { share: IconFolderShare, look: IconEye, collect: IconInbox, proof: IconShieldCheck, zip: IconFileZip };

/** Explains the purpose of the tool, point by point, with its limits. */
export default function InfoPage() {
  const { files, perPerson } = FILE_SHARING_LIMITS;
  const { freeMegabytes: free, paidMegabytes: paid, videoMegabytes: video } = LIMITS.file;
  return <ToolInfo tool="file_sharing" points={POINTS} numbers={{ files, most: perPerson.max, free, paid, video }} />;
}

import { RecorderInfo } from '../../core/recordings/RecorderInfo';

/** What the tool is for, point by point, with its limits. */
export default function InfoPage() {
  return <RecorderInfo tool="video_recorder" />;
}

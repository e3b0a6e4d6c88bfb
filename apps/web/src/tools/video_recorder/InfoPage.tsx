import { RecorderInfo } from '../../core/recordings/RecorderInfo';

/** Explains the purpose of the tool, point by point, with its limits. */
export default function InfoPage() {
  return <RecorderInfo tool="video_recorder" />;
}

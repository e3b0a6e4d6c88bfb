import 'virtual:murmel-contract/videoRecordings';

export { PublicRecording as default } from '../../core/recordings/PublicRecording';

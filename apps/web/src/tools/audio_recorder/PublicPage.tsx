import 'virtual:murmel-contract/audioRecordings';

export { PublicRecording as default } from '../../core/recordings/PublicRecording';

import 'virtual:murmel-contract/screenRecordings';

export { PublicRecording as default } from '../../core/recordings/PublicRecording';

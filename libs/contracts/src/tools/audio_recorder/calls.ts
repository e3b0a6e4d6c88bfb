import { recorderCalls } from '../../recordings/calls.js';

export const audioRecordings = recorderCalls('audio_recorder');

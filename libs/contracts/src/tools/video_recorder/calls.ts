import { recorderCalls } from '../../recordings/calls.js';

export const videoRecordings = recorderCalls('video_recorder');

import { recorderCalls } from '../../recordings/calls.js';

export const screenRecordings = recorderCalls('screen_recorder');

import { RECORDER_KEYS } from '@murmel/contracts';
import { MediaReading } from './media-reading.js';
import { recordingsController, UnfinishedRecordingsController } from './recordings.controller.js';
import { Recordings } from './recordings.js';

export const recordingControllers = [UnfinishedRecordingsController, ...RECORDER_KEYS.map(recordingsController)];
export const recordingProviders = [MediaReading, Recordings];

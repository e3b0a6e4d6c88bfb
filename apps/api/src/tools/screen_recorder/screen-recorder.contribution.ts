import { recorderContribution } from '../../core/recordings/recorder-contribution.js';

/** Contributes screen recordings as items. */
export const screenRecorderContribution = recorderContribution('screen_recorder', {
  germanName: 'Bildschirmaufnahme',
  untitled: { de: 'Neue Bildschirmaufnahme', en: 'New screen recording' },
});

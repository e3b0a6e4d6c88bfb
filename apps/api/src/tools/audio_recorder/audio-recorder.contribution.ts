import { recorderContribution } from '../../core/recordings/recorder-contribution.js';

/** Voices and sounds as items. */
export const audioRecorderContribution = recorderContribution('audio_recorder', {
  germanName: 'Audioaufnahme',
  untitled: { de: 'Neue Audioaufnahme', en: 'New audio recording' },
});

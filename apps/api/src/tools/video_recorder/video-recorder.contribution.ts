import { recorderContribution } from '../../core/recordings/recorder-contribution.js';

/** Contributes video recordings of a camera as items. */
export const videoRecorderContribution = recorderContribution('video_recorder', {
  germanName: 'Videoaufnahme',
  untitled: { de: 'Neue Videoaufnahme', en: 'New video recording' },
});

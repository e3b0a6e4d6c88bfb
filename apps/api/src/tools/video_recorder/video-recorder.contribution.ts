import { recorderContribution } from '../../core/recordings/recorder-contribution.js';

/** What a camera sees as items. */
export const videoRecorderContribution = recorderContribution('video_recorder', {
  germanName: 'Videoaufnahme',
  untitled: { de: 'Neue Videoaufnahme', en: 'New video recording' },
});

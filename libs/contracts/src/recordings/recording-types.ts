/** Types accepted of a file by its bytes; includes the formats that browsers record. */
export const SOUND_TYPES: readonly string[] = ['audio/webm', 'audio/mp4', 'audio/ogg', 'audio/mpeg', 'audio/wav'];
export const FILM_TYPES: readonly string[] = ['video/webm', 'video/mp4', 'video/quicktime', 'video/matroska'];

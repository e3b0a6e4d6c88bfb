import { LIMITS, PICTURE_TYPES } from '@murmel/contracts';

/** Kinds of parts that have a file of their own. */
export type UploadKind = 'image' | 'video' | 'file';

/** What browsers play. */
const VIDEO_TYPES: readonly string[] = ['video/mp4', 'video/webm'];

/** What each kind takes; the first check saves the way, the api decides. No types: any. */
export const UPLOADS: Readonly<Record<UploadKind, { types?: readonly string[]; megabytes: number }>> = {
  image: { types: PICTURE_TYPES, megabytes: LIMITS.image.maxMegabytes },
  video: { types: VIDEO_TYPES, megabytes: LIMITS.file.videoMegabytes },
  file: { megabytes: LIMITS.file.paidMegabytes },
};

export function isPlayable({ type }: Pick<File, 'type'>): boolean {
  return VIDEO_TYPES.includes(type);
}

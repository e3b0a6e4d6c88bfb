import { H5P_ENDING, LIMITS, PICTURE_TYPES } from '@murmel/contracts';

/** Kinds of parts that have a file of their own. */
export type UploadKind = 'image' | 'video' | 'file' | 'h5p';

/** Video types that browsers play. */
const VIDEO_TYPES: readonly string[] = ['video/mp4', 'video/webm'];

/** Files accepted by each kind. The check here saves the upload, the api decides. No types: any. */
export const UPLOADS: Readonly<Record<UploadKind, { types?: readonly string[]; megabytes: number }>> = {
  image: { types: PICTURE_TYPES, megabytes: LIMITS.image.maxMegabytes },
  video: { types: VIDEO_TYPES, megabytes: LIMITS.file.videoMegabytes },
  file: { megabytes: LIMITS.file.paidMegabytes },
  h5p: { types: [H5P_ENDING], megabytes: LIMITS.file.paidMegabytes },
};

export function isPlayable({ type }: Pick<File, 'type'>): boolean {
  return VIDEO_TYPES.includes(type);
}

export function isPackage({ name }: Pick<File, 'name'>): boolean {
  return name.toLowerCase().endsWith(H5P_ENDING);
}

import { LIMITS } from '@murmel/contracts';
import { apiError } from '../../platform/api-error.js';
import { isPicture, reEncode, thumbnailOf } from '../images/re-encode.js';
import type { ReceivedFile } from '../uploads/received-file.js';
import { fileName } from './file-name.js';
import { isAmong, recognise } from './recognise.js';

const MEGABYTE = 1024 * 1024;

/** A received file as it may be stored. */
export interface PreparedFile {
  name: string;
  contentType: string;
  bytes: number;
  /** a picture drawn anew; other files are stored as they came */
  picture?: { bytes: Buffer; thumbnail: Buffer };
}

/**
 * Looks at the bytes of a received file. Pictures are drawn anew, so that they lose place, camera and whatever was hidden in them.
 * @param types the only media types that the tool takes
 * @param megabytes for everything but videos, whose size was limited when they were received
 * @throws UNSUPPORTED_TYPE with the types, UNREADABLE_FILE for broken pictures, TOO_LARGE with the number: pictures never have more than `LIMITS.image.maxMegabytes`
 */
export async function prepareFile(file: ReceivedFile, types: readonly string[] | undefined, megabytes: number): Promise<PreparedFile> {
  const { type, extension } = await recognise(file.path);
  if (types && !isAmong(type, types)) throw apiError('UNSUPPORTED_TYPE', { types });
  refuseLarger(
    file,
    isPicture(type) ? Math.min(megabytes, LIMITS.image.maxMegabytes) : type.startsWith('video/') ? Number.POSITIVE_INFINITY : megabytes,
  );
  if (isPicture(type)) {
    const picture = await reEncode(file.path);
    const thumbnail = await thumbnailOf(picture.bytes, LIMITS.file.thumbnailEdge);
    return {
      name: fileName(file.name, picture.extension),
      contentType: picture.contentType,
      bytes: picture.bytes.length,
      picture: { bytes: picture.bytes, thumbnail },
    };
  }
  // Where everything is taken, names are as free: many endings are only other words for a zip archive.
  return { name: fileName(file.name, types ? extension : undefined), contentType: type, bytes: file.bytes };
}

function refuseLarger({ bytes }: ReceivedFile, megabytes: number): void {
  if (bytes > megabytes * MEGABYTE) throw apiError('TOO_LARGE', { megabytes });
}

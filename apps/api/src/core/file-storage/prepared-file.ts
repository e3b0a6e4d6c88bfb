import { LIMITS } from '@murmel/contracts';
import { apiError } from '../../platform/api-error.js';
import { fileName } from './file-name.js';
import { isPicture, reEncode, thumbnailOf } from './re-encode.js';
import type { ReceivedFile, UseUpload } from './received-file.js';
import { isAmong, recognise } from './recognise.js';
import { removePositions } from './remove-positions.js';

const MEGABYTE = 1024 * 1024;

/** Common extensions of files that run or install something on a device. */
const PROGRAMS: ReadonlySet<string> = new Set([
  'exe',
  'elf',
  'macho',
  'apk',
  'msi',
  'deb',
  'rpm',
  'dmg',
  'jar',
  'xpi',
  'crx',
  'lnk',
  'class',
]);

/** A file as it may be stored. */
export interface PreparedFile {
  name: string;
  contentType: string;
  /** usual ending of its type, without dot */
  extension: string;
  bytes: number;
  /** path of the file on this machine, valid during the request; small contents may be in memory */
  contents: string | Buffer;
  /** a small picture of it, WebP */
  thumbnail?: Buffer;
  /** size of a picture, in pixels */
  size?: { width: number; height: number };
  /** callback of a file that was uploaded in parts */
  use?: UseUpload;
}

/** Accepted types, and how they are processed. */
export interface FileRequirements {
  /** the only media types; undefined: any */
  types: readonly string[] | undefined;
  /** size limit of everything but videos, which are limited when they are received */
  megabytes: number;
  /** pictures get a small one beside them */
  thumbnails: boolean;
}

/**
 * Validates the bytes of a received file. Pictures are re-encoded, which removes their place, camera and any hidden data; films and other
 * photos lose them where they lie.
 * @throws UNSUPPORTED_TYPE with the types, UNREADABLE_FILE for broken pictures, TOO_LARGE with the number: pictures never have more than `LIMITS.image.maxMegabytes`
 */
export async function prepareFile(file: ReceivedFile, { types, megabytes, thumbnails }: FileRequirements): Promise<PreparedFile> {
  const { type, extension } = await recognise(file.path);
  if (types && !isAmong(type, types)) throw apiError('UNSUPPORTED_TYPE', { types });
  refuseLarger(
    file,
    isPicture(type) ? Math.min(megabytes, LIMITS.image.maxMegabytes) : type.startsWith('video/') ? Number.POSITIVE_INFINITY : megabytes,
  );
  const upload = file.use ? { use: file.use } : {};
  if (isPicture(type)) {
    const { path, width, height, ...picture } = await reEncode(file.path);
    return {
      name: fileName(file.name, picture.extension),
      ...picture,
      contents: path,
      ...(thumbnails ? { thumbnail: await thumbnailOf(path, LIMITS.file.thumbnailEdge) } : {}),
      size: { width, height },
      ...upload,
    };
  }
  await removePositions(file.path, type);
  // Where everything is taken, names are as free: many endings are only other words for a zip archive. But what runs says so.
  const shows = (types || PROGRAMS.has(extension)) && extension !== '';
  const name = fileName(file.name, shows ? extension : undefined);
  return { name, contentType: type, extension, bytes: file.bytes, contents: file.path, ...upload };
}

function refuseLarger({ bytes }: ReceivedFile, megabytes: number): void {
  if (bytes > megabytes * MEGABYTE) throw apiError('TOO_LARGE', { megabytes });
}

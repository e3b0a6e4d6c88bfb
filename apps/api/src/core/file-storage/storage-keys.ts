const THUMBNAIL = '.thumb.webp';

/** Returns the storage key of a file's bytes. The key reveals neither name nor type. */
export function fileKey(id: string): string {
  return `files/${id}`;
}

/** Returns the storage key of its thumbnail. */
export function thumbnailKey(id: string): string {
  return thumbnailBeside(fileKey(id));
}

/** Returns the storage key of the thumbnail of a picture stored under this key. */
export function thumbnailBeside(storageKey: string): string {
  return `${storageKey}${THUMBNAIL}`;
}

/** Returns the storage key of a picture that a model drew. */
export function drawnKey(id: string): string {
  return `ai-images/${id}`;
}

/** Returns the storage key of a file attached to a question. */
export function chatFileKey(id: string): string {
  return `ai-files/${id}`;
}

/** Returns the storage key of a document that is asked about. */
export function documentKey(id: string): string {
  return `ai-documents/${id}`;
}

/** Returns the storage key of a file that is converted. */
export function converterKey(id: string): string {
  return `ai-converters/${id}`;
}

/** Returns the storage key of the sound that a conversion made. @param part one that is spoken and not put together yet */
export function converterSoundKey(id: string, part?: number): string {
  return part === undefined ? `ai-sounds/${id}` : `ai-sounds/${id}.part.${part}`;
}

/** Returns the storage key of a partner's logo. */
export function logoKey(id: string): string {
  return `partners/${id}`;
}

/** Endings of what is made of an H5P package: what is known of it, its scripts, its styles, its content as it came and in German. */
export const PACKAGE_ENDINGS = ['json', 'js', 'css', 'content', 'german'] as const;
export type PackageEnding = (typeof PACKAGE_ENDINGS)[number];

/** Returns the storage key of a file that was derived from a package. */
export function packageKey(storageKey: string, ending: PackageEnding): string {
  return `${storageKey}.h5p.${ending}`;
}

/** Returns the storage key of the MP4 that was made of a recording. */
export function filmKey(storageKey: string): string {
  return `${storageKey}.film.mp4`;
}

/** Suffixes of storage keys for data that belongs to a file. */
const BESIDE = /(\.thumb\.webp|\.part\.\d+|\.h5p\.\w+|\.film\.mp4)$/;

/** @returns the key of the file to which a thumbnail or what was made of a package or a recording belongs; other keys are their own */
export function keyOfWhole(key: string): string {
  return key.replace(BESIDE, '');
}

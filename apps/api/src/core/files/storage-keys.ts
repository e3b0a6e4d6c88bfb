const THUMBNAIL = '.thumb.webp';

/** Where a file's bytes lie. The key says nothing about name or type. */
export function fileKey(id: string): string {
  return `files/${id}`;
}

/** Where its thumbnail lies. */
export function thumbnailKey(id: string): string {
  return `${fileKey(id)}${THUMBNAIL}`;
}

/** @returns the key of the file to which a thumbnail belongs; other keys are their own */
export function keyOfWhole(key: string): string {
  return key.endsWith(THUMBNAIL) ? key.slice(0, -THUMBNAIL.length) : key;
}

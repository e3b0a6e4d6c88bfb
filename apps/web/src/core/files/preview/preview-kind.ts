import { IMPORT_MEGABYTES, MEGABYTE, OFFICE_TYPES } from '@murmel/contracts';
import type { FileInfo } from '../file-links';

/** Kind of preview that shows a file without a download. */
export type PreviewKind = 'picture' | 'pdf' | 'audio' | 'video' | 'text' | 'office';

/** Longer ones are read with a program of one's own. */
const TEXT_BYTES = 1024 * 1024;
/** File names of text formats, for content not recognized by its bytes; it is read as text and never becomes part of the page. */
const TEXT_NAMES = /\.(txt|md|csv|tsv|json|xml|html?|css|js|ts|py|java|c|cpp|h|sql|log|tex|srt|vtt|ini|yaml|yml)$/i;

/** @returns undefined: there is nothing to show, only the file */
export function previewKind({ contentType, name, bytes, image }: Omit<FileInfo, 'id'>): PreviewKind | undefined {
  if (image) return 'picture';
  if (contentType === 'application/pdf') return 'pdf';
  if (contentType.startsWith('audio/')) return 'audio';
  if (contentType.startsWith('video/')) return 'video';
  if (OFFICE_TYPES.includes(contentType)) return bytes <= IMPORT_MEGABYTES * MEGABYTE ? 'office' : undefined;
  return TEXT_NAMES.test(name) && bytes <= TEXT_BYTES && /^(application\/(octet-stream|json|xml)|text\/)/.test(contentType)
    ? 'text'
    : undefined;
}

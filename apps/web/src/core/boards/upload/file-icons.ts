import {
  IconFile,
  IconFileDescription,
  IconFileMusic,
  IconFileTypePdf,
  IconFileZip,
  IconMovie,
  IconPhoto,
  IconPresentation,
  IconTable,
} from '@tabler/icons-react';
import type { Icon } from '../../../ui/icon';

const BY_TYPE: readonly (readonly [RegExp, Icon])[] = [
  [/^application\/pdf$/, IconFileTypePdf],
  [/^image\//, IconPhoto],
  [/^audio\//, IconFileMusic],
  [/^video\//, IconMovie],
  [/spreadsheet|excel|csv/, IconTable],
  [/presentation|powerpoint/, IconPresentation],
  [/^text\/|word|opendocument\.text|rtf/, IconFileDescription],
  [/zip|compressed|x-tar|x-7z/, IconFileZip],
];

/** Returns the icon for a kind of file; its name shows the rest. */
export function fileIcon(contentType: string): Icon {
  return BY_TYPE.find(([pattern]) => pattern.test(contentType))?.[1] ?? IconFile;
}

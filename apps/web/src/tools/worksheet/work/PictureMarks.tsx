import type { Remark } from '@murmel/contracts';
import type { CSSProperties } from 'react';
import { thumbnailUrl } from '../../../core/boards/file-address';
import { useSheetTexts } from '../sheet/texts';
import classes from './marks.module.css';

type MarkArea = Record<'x' | 'y' | 'width' | 'height', number>;

/** Converts a place in a picture to styles, for a picture as large as its container. */
export function markAreaStyle({ x, y, width, height }: MarkArea): CSSProperties {
  return { left: `${x * 100}%`, top: `${y * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` };
}

/** The marks on a picture, each with its number; lies over the picture. Marks of another picture are none of this one. */
export function PictureMarks({ fileId, remarks }: { fileId: string; remarks: readonly Remark[] }) {
  const t = useSheetTexts();
  return remarks.map(({ place, kind }, index) =>
    'fileId' in place && place.fileId === fileId ? (
      <mark key={index} className={classes.pictureMark} data-kind={kind} style={markAreaStyle(place)}>
        <sup aria-label={t('remark.number', { number: index + 1 })}>{index + 1}</sup>
      </mark>
    ) : null,
  );
}

/** The small picture of a file with the marks on it. */
export function MarkedPicture({ file, remarks }: { file: { id: string; name: string }; remarks: readonly Remark[] }) {
  return (
    <span className={classes.picture}>
      <img src={thumbnailUrl(file.id)} alt={file.name} />
      <PictureMarks fileId={file.id} remarks={remarks} />
    </span>
  );
}

/** True if a remark refers to this file. */
export function isMarked(fileId: string, remarks: readonly Remark[]): boolean {
  return remarks.some(({ place }) => 'fileId' in place && place.fileId === fileId);
}

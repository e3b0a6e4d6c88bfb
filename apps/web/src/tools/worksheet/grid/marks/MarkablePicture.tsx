import type { Remark, RemarkKind, WorksheetFile } from '@murmel/contracts';
import { IconMarquee2 } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { fileUrl } from '../../../../core/boards/file-address';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { fileSize } from '../../../../ui/files/file-size';
import { Announcement } from '../../../../ui/status/Announcement';
import { markAreaStyle, PictureMarks } from '../../work/PictureMarks';
import { useTexts } from '../texts';
import { KindPill } from './KindPill';
import classes from './marks.module.css';
import { MIDDLE, type Region, regionAfter, regionBetween } from './region';

interface MarkablePictureProps {
  file: WorksheetFile;
  remarks: readonly Remark[];
  /** @param comments one wants to write something about it */
  onMark: (remark: Remark, comments: boolean) => void;
}

/** A picture on which a frame is drawn, with the pointer or with keys, and gets a kind. */
export function MarkablePicture({ file, remarks, onMark }: MarkablePictureProps) {
  const t = useTexts();
  const { language } = useTranslation().i18n;
  const hint = useId();
  const picture = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const from = useRef<{ x: number; y: number }>(undefined);
  const [picked, setPicked] = useState<Region>();
  const at = ({ clientX, clientY }: PointerEvent): { x: number; y: number } => {
    const { left, top, width, height } = picture.current!.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const onPointerDown = (event: PointerEvent): void => {
    // A finger scrolls over the picture until marking was chosen.
    if (event.button !== 0 || (event.pointerType === 'touch' && !picked)) return;
    event.preventDefault();
    picture.current?.setPointerCapture(event.pointerId);
    from.current = at(event);
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (from.current) setPicked(regionBetween(from.current, at(event)));
  };
  const onPointerUp = (): void => {
    from.current = undefined;
  };
  const start = (): void => {
    setPicked(MIDDLE);
    requestAnimationFrame(() => frame.current?.focus());
  };
  const letGo = (): void => {
    setPicked(undefined);
    begin.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = picked && regionAfter(picked, event);
    if (next) setPicked(next);
    else if (event.key === 'Enter') toolbar.current?.querySelector('button')?.focus();
    else if (event.key === 'Escape') letGo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const mark = (region: Region, kind: RemarkKind, comments: boolean): void => {
    letGo();
    onMark({ place: { ...region, fileId: file.id }, kind, text: '' }, comments);
  };
  const words = picked && t('mark.regionAt', inPercent(picked));
  return (
    <div className={classes.markable}>
      <div
        ref={picture}
        className={classes.picture}
        data-picking={picked !== undefined || undefined}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      >
        <img src={fileUrl(file.id)} alt={file.name} draggable={false} />
        <PictureMarks fileId={file.id} remarks={remarks} />
        {picked && (
          <div
            ref={frame}
            role="group"
            aria-label={t('mark.region')}
            aria-describedby={hint}
            tabIndex={0}
            className={classes.region}
            style={markAreaStyle(picked)}
            onKeyDown={onKeyDown}
          />
        )}
      </div>
      <p className={classes.note}>
        {file.name}, {fileSize(file.bytes, language)}
      </p>
      {picked && (
        <KindPill
          toolbar={toolbar}
          style={{ position: 'relative', inlineSize: 'fit-content', marginBlockStart: 8 }}
          onKind={(kind, comments) => mark(picked, kind, comments)}
          onEscape={letGo}
        />
      )}
      <Announcement text={words ?? ''} turn={0} />
      {picked && (
        <p id={hint} className={classes.note}>
          {t('mark.regionHint')}
        </p>
      )}
      <button ref={begin} type="button" className={classes.whole} onClick={start}>
        <IconMarquee2 size={18} stroke={1.9} aria-hidden />
        {t('mark.region')}
      </button>
    </div>
  );
}

function inPercent({ x, y, width, height }: Region): Record<'left' | 'top' | 'width' | 'height', number> {
  const percent = (part: number): number => Math.round(part * 100);
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
}

import { REMARK_KINDS, type RemarkKind } from '@murmel/contracts';
import { IconMessagePlus } from '@tabler/icons-react';
import type { CSSProperties, RefObject } from 'react';
import { useSheetTexts } from '../../sheet/texts';
import { useTexts } from '../texts';
import classes from './marks.module.css';

interface KindPillProps {
  toolbar: RefObject<HTMLDivElement | null>;
  style?: CSSProperties;
  /** @param comments one wants to write something about it */
  onKind: (kind: RemarkKind, comments: boolean) => void;
  onEscape: () => void;
}

/** Toolbar for a remark about the selected place. */
export function KindPill({ toolbar, style, onKind, onEscape }: KindPillProps) {
  const t = useTexts();
  const sheet = useSheetTexts();
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={t('mark.label')}
      className={classes.pill}
      style={style}
      // The selection stays while one presses.
      onPointerDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onKeyDown={({ key }) => key === 'Escape' && onEscape()}
    >
      {REMARK_KINDS.map((kind) => (
        <button key={kind} type="button" data-kind={kind} onClick={() => onKind(kind, false)}>
          <span className={classes.colour} aria-hidden />
          {sheet(`remark.${kind}`)}
        </button>
      ))}
      <button type="button" onClick={() => onKind('think', true)}>
        <IconMessagePlus size={18} stroke={1.9} aria-hidden />
        {t('mark.comment')}
      </button>
    </div>
  );
}

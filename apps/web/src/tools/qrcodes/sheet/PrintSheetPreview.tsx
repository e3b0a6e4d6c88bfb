import { IconScissors } from '@tabler/icons-react';
import { type CSSProperties, useDeferredValue, useMemo } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { drawingHref } from '../../../ui/cards/qr';
import { drawn } from '../drawn/use-drawn-code';
import type { CodeDraft } from '../editor/use-code-draft';
import classes from './sheet.module.css';

/** Rows that the small paper shows; the file has all. */
const ROWS_SHOWN = 3;

interface PrintSheetPreviewProps {
  codes: readonly { label: string; text: string }[];
  draft: CodeDraft;
}

/** The beginning of the sheet as it comes out of the printer. */
export function PrintSheetPreview({ codes, draft: { look, sheet } }: PrintSheetPreviewProps) {
  const { t } = useTranslation('tools/qrcodes');
  const { columns } = sheet;
  const shown = useDeferredValue(codes.slice(0, columns * ROWS_SHOWN));
  const drawings = useMemo(
    () =>
      shown.map(({ label, text }) => {
        const drawing = drawn(text, {
          ...look,
          logo: look.logo === 'file' ? 'none' : look.logo,
          frame: 'none',
          caption: '',
          ground: 'clear',
        });
        return { label, href: drawing && drawingHref(drawing, 240) };
      }),
    [shown, look],
  );
  const more = codes.length - shown.length;
  return (
    <div className={classes.paper} style={{ '--columns': columns } as CSSProperties}>
      {codes.length === 0 ? (
        <p className={classes.none}>
          <IconScissors size={32} stroke={1.5} aria-hidden />
          {t('sheet.none')}
        </p>
      ) : (
        <ul className={classes.grid} aria-label={t('sheet.preview')}>
          {drawings.map(({ label, href }, index) => (
            <li key={index}>
              {href ? <img src={href} alt="" /> : <span className={classes.gap} />}
              <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={classes.more}>{t('sheet.more', { count: more })}</p>}
    </div>
  );
}

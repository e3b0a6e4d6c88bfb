import { type CodeItem, contentOfRow, payloadOf, QR_LIMITS, SHEET_COLUMNS, SHEET_KINDS, tidyContent } from '@murmel/contracts';
import { IconPrinter, IconUsersGroup } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { NamesFromClass } from '../../../core/classes/names/NamesFromClass';
import { pasteAsList } from '../../../core/pasted/paste-as-list';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { Textarea } from '../../../ui/forms/TextField';
import { useProblemText } from '../check/use-problem-text';
import type { CodeDraft } from '../editor/use-code-draft';
import { PrintSheetPreview } from './PrintSheetPreview';
import classes from './sheet.module.css';
import { linesOf, rowsOf, sheetLines } from './sheet-lines';

const PdfDialog = lazyPage(() => import('../PdfDialog'), ['tools/qrcodes/print']);

/** Groups that are proposed at once. */
const GROUPS = 6;

/** Lines that the field shows. */
const ROWS = { min: 6, max: 16 };

/** Sheet of many codes: a line for each, and the resulting PDF. */
export function SheetPart({ item, draft }: { item: CodeItem; draft: CodeDraft }) {
  const { t } = useTranslation('tools/qrcodes');
  const { content, sheet, text, change, problems } = draft;
  const [typed, setTyped] = useState(() => linesOf(sheet.rows));
  const [printing, setPrinting] = useState(false);
  const write = (lines: string) => {
    setTyped(lines);
    change({ sheet: { ...sheet, rows: rowsOf(lines) } });
  };
  const groups = () => write(Array.from({ length: GROUPS }, (_, index) => t('sheet.group', { number: index + 1 })).join('\n'));
  const own = SHEET_KINDS.includes(content.kind);
  const codes = sheet.rows.map(({ label, value }) => ({
    label,
    text: own && value !== '' ? payloadOf(tidyContent(contentOfRow(content, value))) : text,
  }));
  const problemText = useProblemText();
  const problem = problems.sheet;
  return (
    <section className={classes.sheet} aria-labelledby="code-sheet">
      <div className={classes.heading}>
        <h2 id="code-sheet">{t(codes.length > 0 ? 'sheet.titleOf' : 'sheet.title', { count: codes.length })}</h2>
        <Button
          variant="default"
          disabled={text === '' && codes.every((code) => code.text === '')}
          leftSection={<IconPrinter size={20} stroke={1.9} aria-hidden />}
          onClick={() => setPrinting(true)}
        >
          {t(codes.length > 0 ? 'sheet.print' : 'sheet.printOne')}
        </Button>
      </div>
      <div className={classes.columns}>
        <div className={classes.lines}>
          <Textarea
            label={t('sheet.lines')}
            description={t(own ? `sheet.hint.${content.kind}` : 'sheet.hint.same')}
            placeholder={t('sheet.placeholder')}
            rows={Math.min(ROWS.max, Math.max(ROWS.min, typed.split('\n').length))}
            value={typed}
            onPaste={(event) => {
              const pasted = pasteAsList(event, sheetLines);
              if (pasted !== undefined) write(pasted);
            }}
            onChange={(event) => write(event.currentTarget.value)}
            error={problem && <FieldError>{problemText(problem)}</FieldError>}
          />
          {typed === '' && item.mine && <NamesFromClass onNames={(_, pupils) => write(pupils.join('\n'))} />}
          {typed === '' && (
            <Button variant="subtle" size="sm" leftSection={<IconUsersGroup size={20} stroke={1.9} aria-hidden />} onClick={groups}>
              {t('sheet.groups', { count: GROUPS })}
            </Button>
          )}
          <p className={classes.hint}>{t('sheet.max', { count: sheet.rows.length, max: QR_LIMITS.rows })}</p>
          <PillTabs
            label={t('sheet.columns')}
            labelHidden={false}
            options={SHEET_COLUMNS.map((columns) => ({ value: String(columns), label: String(columns) }))}
            value={String(sheet.columns)}
            onChange={(columns) => change({ sheet: { ...sheet, columns: Number(columns) as typeof sheet.columns } })}
          />
        </div>
        <PrintSheetPreview codes={codes} draft={draft} />
      </div>
      <Suspense fallback={null}>{printing && <PdfDialog item={item} onClose={() => setPrinting(false)} />}</Suspense>
    </section>
  );
}

import { SHEET_VERSIONS, type SheetVersion } from '@murmel/contracts';
import { useState } from 'react';
import { type PdfCallOptions, PdfOptionsDialog } from '../../../core/exports/PdfOptionsDialog';
import type { ToolPdfDialogProps } from '../../../core/tools/contribution';
import { api } from '../../../platform/api/client';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { RadioCards } from '../../../ui/forms/RadioCards';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import classes from './paper.module.css';
import { usePdfTexts } from './texts';

const NO_VERSION = 'none';
type Version = SheetVersion | typeof NO_VERSION;
type Document = 'sheet' | 'solutions';

/** Takes a sheet along on paper: to work on, or with its solutions, in one of its versions. */
export function SheetPdfDialog({ item, onClose }: ToolPdfDialogProps) {
  const t = usePdfTexts();
  const { id, title, privacy, abilities } = item;
  const [document, setDocument] = useState<Document>('sheet');
  const [version, setVersion] = useState<Version>(NO_VERSION);
  const [qr, setQr] = useState(true);
  const [hints, setHints] = useState(false);
  const leads = leadsToScreen(privacy, abilities.share === true);
  const chosen = version === NO_VERSION ? null : version;
  const name = [title, ...(chosen ? [chosen] : []), ...(document === 'solutions' ? [t('document.solutions')] : [])].join(' – ');
  const make = (format: object, options: PdfCallOptions) =>
    document === 'sheet'
      ? api.worksheets.sheetPdf({ id, version: chosen, qr: qr && leads, hints, ...format }, options)
      : api.worksheets.solutionPdf({ id, version: chosen, ...format }, options);
  return (
    <PdfOptionsDialog name={name} make={make} onClose={onClose}>
      {abilities.update && (
        <RadioCards<Document>
          legend={t('document.label')}
          cards={(['sheet', 'solutions'] as const).map((value) => ({
            value,
            label: t(`document.${value}`),
            description: t(`document.${value}Hint`),
          }))}
          value={document}
          onChange={setDocument}
        />
      )}
      <div>
        <PillTabs<Version>
          label={t('version.label')}
          labelHidden={false}
          options={[NO_VERSION, ...SHEET_VERSIONS].map((value) => ({
            value: value as Version,
            label: value === NO_VERSION ? t('version.none') : value,
          }))}
          value={version}
          onChange={setVersion}
        />
        <p className={classes.hint}>{t('version.hint')}</p>
      </div>
      {document === 'sheet' && (
        <div className={classes.switches}>
          <SwitchRow
            label={t('qr.label')}
            description={t(leads ? 'qr.hint' : 'qr.notShared')}
            checked={qr && leads}
            disabled={!leads}
            onChange={setQr}
          />
          <SwitchRow label={t('hints.label')} description={t('hints.hint')} checked={hints} onChange={setHints} />
        </div>
      )}
    </PdfOptionsDialog>
  );
}

/** True if an address opens the sheet, and this user may publish it. */
function leadsToScreen(privacy: ToolPdfDialogProps['item']['privacy'], shares: boolean): boolean {
  return privacy === 'public_for_all' || (shares && privacy !== 'locked' && privacy !== 'members_only');
}

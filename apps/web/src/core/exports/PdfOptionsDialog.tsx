import { HEADERS, type InterfaceLanguage, PDF_PAPER_SIZES, PDF_TONES, type PdfPaperSize, type PdfTone } from '@murmel/contracts';
import { type ReactNode, useState } from 'react';
import type { CallContext } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { fileName, saveFile } from '../../ui/files/save-file';
import { RadioCards } from '../../ui/forms/RadioCards';
import { FormDialog } from '../../ui/overlays/FormDialog';
import { Notice } from '../../ui/status/Notice';
import { toast } from '../../ui/status/toast-queue';
import classes from './exports.module.css';
import { isTooLargeForPdf, pdfRefusalText } from './pdf-refusal';

interface PdfFormat {
  paper: PdfPaperSize;
  tone: PdfTone;
  language: InterfaceLanguage;
}

/** Options of the call that makes a PDF. */
export interface PdfCallOptions {
  context: CallContext;
}

interface PdfOptionsDialogProps {
  /** name of the file, without its extension */
  name: string;
  make: (format: PdfFormat, options: PdfCallOptions) => Promise<unknown>;
  /** creates the PDF in the background when it takes too long to wait for. @returns true if it was ordered */
  order?: ((format: PdfFormat) => Promise<boolean>) | undefined;
  /** further questions, above the paper settings */
  children?: ReactNode;
  onClose: () => void;
}

/** Takes something along on paper: asks for which, and saves the file. */
export function PdfOptionsDialog({ name: title, make, order, children, onClose }: PdfOptionsDialogProps) {
  const { t, i18n } = useTranslation('exports');
  const [paper, setPaper] = useState<PdfPaperSize>('a4');
  const [tone, setTone] = useState<PdfTone>('colour');
  const [busy, setBusy] = useState(false);
  // Number of signs that no font has, once it was told.
  const [unprintable, setUnprintable] = useState(0);
  const save = async () => {
    setBusy(true);
    const format = { paper, tone, language: i18n.language as InterfaceLanguage };
    try {
      let missing = 0;
      const pdf = await make(format, { context: { onHeaders: (headers) => (missing = Number(headers[HEADERS.unprintable] ?? 0)) } });
      if (missing > unprintable) {
        setUnprintable(missing);
        setBusy(false);
        return;
      }
      const name = fileName(title, 'pdf');
      saveFile(name, pdf as Blob);
      toast({ id: 'pdf', tone: 'success', text: t('saved', { name }) });
      onClose();
    } catch (error) {
      if (order && isTooLargeForPdf(error)) {
        if (await order(format)) onClose();
        else setBusy(false);
        return;
      }
      toast({ id: 'pdf', tone: 'alert', text: pdfRefusalText(error) });
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t('title')}
      closeLabel={t('close')}
      submitLabel={t(unprintable > 0 ? 'saveAnyway' : 'save')}
      busy={busy}
      className={classes.choices}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {children}
      <RadioCards
        legend={t('paper')}
        cards={PDF_PAPER_SIZES.map((value) => ({ value, label: t(`papers.${value}`), description: t(`paperHints.${value}`) }))}
        value={paper}
        onChange={setPaper}
      />
      <RadioCards
        legend={t('tone')}
        cards={PDF_TONES.map((value) => ({ value, label: t(`tones.${value}`) }))}
        value={tone}
        onChange={setTone}
      />
      {unprintable > 0 && (
        <Notice tone="alert" announce title={t('unprintable.title', { count: unprintable })}>
          {t('unprintable.text')}
        </Notice>
      )}
    </FormDialog>
  );
}

import type { CodeDrawing } from '@murmel/contracts';
import { IconDownload, IconPhoto, IconVector } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { downloadPng, downloadSvg } from '../../../ui/cards/qr';
import { fileName } from '../../../ui/files/save-file';
import { Button } from '../../../ui/forms/Button';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/ActionMenu';
import { toast } from '../../../ui/status/toast-queue';
import classes from './editor.module.css';

/** Pixels per side (spec A28). */
const SIZES = [512, 1024, 2048] as const;

interface SaveButtonsProps {
  title: string;
  drawing: CodeDrawing | undefined;
}

/** The code as a file, in every size, for a menu. */
export function useSaveActions(title: string, drawing: CodeDrawing | undefined): MenuAction[] {
  const { t } = useTranslation('tools/qrcodes');
  const name = fileName(title, '').replace(/\.$/, '');
  if (!drawing) return [];
  const png = (pixels: (typeof SIZES)[number]) =>
    void downloadPng(drawing, name, pixels).catch(() => void toast({ tone: 'alert', text: t('save.failed') }));
  return [
    { key: 'svg', label: t('save.svg'), icon: IconVector, onSelect: () => downloadSvg(drawing, name) },
    ...SIZES.map((pixels) => ({ key: `${pixels}`, label: t('save.png', { pixels }), icon: IconPhoto, onSelect: () => png(pixels) })),
  ];
}

/** The same beside the code. */
export function SaveButtons({ title, drawing }: SaveButtonsProps) {
  const { t } = useTranslation('tools/qrcodes');
  const [svg, ...pngs] = useSaveActions(title, drawing);
  if (!svg) return null;
  const icon = <IconDownload size={20} stroke={1.9} aria-hidden />;
  return (
    <div className={classes.saves}>
      <Button variant="default" leftSection={icon} onClick={svg.onSelect}>
        {t('save.svgShort')}
      </Button>
      <ActionMenu
        actions={pngs}
        button={(props) => (
          <Button {...props} variant="default" leftSection={icon} aria-label={t('save.pngs')}>
            {t('save.pngShort')}
          </Button>
        )}
      />
    </div>
  );
}

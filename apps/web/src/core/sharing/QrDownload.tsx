import { IconDownload, IconPhoto, IconVector } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { codeDrawing, downloadPng, downloadSvg } from '../../ui/cards/qr';
import { ActionMenu } from '../../ui/overlays/ActionMenu';
import { IconButton } from '../../ui/overlays/IconButton';
import { toast } from '../../ui/status/toast-queue';

/** Pixels per side (spec A28). */
const SIZES = [512, 1024, 2048] as const;

/** The QR code as a file: SVG or PNG. */
export function QrDownload({ address, name }: { address: string; name: string }) {
  const { t } = useTranslation('sharing');
  const png = async (pixels: (typeof SIZES)[number]) => {
    try {
      await downloadPng(codeDrawing(address), name, pixels);
    } catch {
      toast({ tone: 'alert', text: t('link.downloadFailed') });
    }
  };
  return (
    <ActionMenu
      actions={[
        { key: 'svg', label: t('link.svg'), icon: IconVector, onSelect: () => downloadSvg(codeDrawing(address), name) },
        ...SIZES.map((pixels) => ({
          key: `${pixels}`,
          label: t('link.png', { pixels }),
          icon: IconPhoto,
          onSelect: () => void png(pixels),
        })),
      ]}
      button={(props) => <IconButton {...props} variant="outline" icon={IconDownload} label={t('link.download')} tipAlign="end" />}
    />
  );
}

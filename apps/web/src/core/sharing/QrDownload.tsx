import { IconDownload, IconPhoto, IconVector } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { codeDrawing } from '../../ui/cards/qr';
import { ActionMenu } from '../../ui/overlays/ActionMenu';
import { IconButton } from '../../ui/overlays/IconButton';
import { toast } from '../../ui/status/toast-queue';
import { type NotSaved, PNG_SIZES, savePng, saveSvg } from '../qr-reading/save-code';

/** The QR code as a file, SVG or PNG; it is read before it is saved. */
export function QrDownload({ address, name }: { address: string; name: string }) {
  const { t } = useTranslation('sharing');
  const code = () => ({ drawing: codeDrawing(address), text: address, name });
  const save = async (saving: Promise<NotSaved | undefined>) => {
    const reason = await saving.catch(() => 'downloadFailed' as const);
    if (reason) toast({ tone: 'alert', text: t(`link.${reason}`) });
  };
  return (
    <ActionMenu
      actions={[
        { key: 'svg', label: t('link.svg'), icon: IconVector, onSelect: () => void save(saveSvg(code())) },
        ...PNG_SIZES.map((pixels) => ({
          key: `${pixels}`,
          label: t('link.png', { pixels }),
          icon: IconPhoto,
          onSelect: () => void save(savePng(code(), pixels)),
        })),
      ]}
      button={(props) => <IconButton {...props} variant="outline" icon={IconDownload} label={t('link.download')} tipAlign="end" />}
    />
  );
}

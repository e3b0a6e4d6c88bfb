import PackageFrame from '../../../core/h5p/PackageFrame';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useTexts } from '../editor/texts';

/** A package as the class plays it; nothing of it is kept. */
export default function TryDialog({ address, name, onClose }: { address: string; name: string; onClose: () => void }) {
  const t = useTexts();
  return (
    <Dialog opened onClose={onClose} size="xl" title={t('packagePreview.title')} closeLabel={t('close')}>
      <p>{t('packagePreview.text')}</p>
      <PackageFrame address={address} title={name} state={null} />
    </Dialog>
  );
}

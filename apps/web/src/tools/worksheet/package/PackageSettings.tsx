import { partAddress } from '@murmel/contracts';
import type { BlockOf } from '@murmel/documents';
import { IconPlayerPlay } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { usePartHost } from '../../../core/parts/part-host';
import { ChooseFile } from '../../../core/parts/upload/ChooseFile';
import { usePartUpload } from '../../../core/parts/upload/use-part-upload';
import { api } from '../../../platform/api/client';
import { Button } from '../../../ui/forms/Button';
import { useTexts } from '../editor/texts';
import { PackageReason } from './PackageReason';
import classes from './package.module.css';
import { packagePart } from './package-part';
import { usePackage } from './use-package';

const TryDialog = lazy(() => import('./TryDialog'));

/** Settings of a package block: the package, its state, and a test run as in class. */
export default function PackageSettings({ block }: { block: BlockOf<'H5p'> }) {
  const t = useTexts();
  const { item } = usePartHost();
  const part = packagePart(block);
  const upload = usePartUpload(part);
  const { found, set } = usePackage(block);
  const [trying, setTrying] = useState(false);
  const retry = async (): Promise<void> => set(await api.worksheets.retryPackage({ id: partAddress(item.id, block.id) }));
  return (
    <div className={classes.settings}>
      {found && (
        <div role="status">
          <PackageReason name={block.content.name} found={found} onRetry={() => void retry().catch(() => undefined)} />
        </div>
      )}
      {found?.address && (
        <Button variant="default" leftSection={<IconPlayerPlay size={20} stroke={1.9} aria-hidden />} onClick={() => setTrying(true)}>
          {t('packagePreview.open')}
        </Button>
      )}
      <ChooseFile part={part} file={upload} />
      <Suspense fallback={null}>
        {trying && found?.address && <TryDialog address={found.address} name={block.content.name} onClose={() => setTrying(false)} />}
      </Suspense>
    </div>
  );
}

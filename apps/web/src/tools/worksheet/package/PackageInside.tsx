import type { BlockOf } from '@murmel/documents';
import { IconPuzzle } from '@tabler/icons-react';
import { UploadFace } from '../../../core/parts/upload/UploadFace';
import { useTexts } from '../editor/texts';
import { PackageReason } from './PackageReason';
import classes from './package.module.css';
import { packagePart } from './package-part';
import { usePackage } from './use-package';

/** Package on the sheet in the teacher's editor: another one can be dropped onto it, and its problems are shown. */
export default function PackageInside({ block }: { block: BlockOf<'H5p'> }) {
  const t = useTexts();
  const { found } = usePackage(block);
  const { name, file } = block.content;
  return (
    <UploadFace part={packagePart(block)}>
      <div className={classes.place}>
        {found ? (
          <PackageReason name={name} found={found} />
        ) : (
          <p>
            <IconPuzzle size={22} stroke={1.9} aria-hidden />
            {file === null ? t('nothingYet.H5p') : name}
          </p>
        )}
      </div>
    </UploadFace>
  );
}

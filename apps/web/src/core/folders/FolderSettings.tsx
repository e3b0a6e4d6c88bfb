import { FOLDER_COLOURS, type FolderColour } from '@murmel/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Swatches } from '../../ui/forms/Swatches';
import { Drawer } from '../../ui/overlays/Drawer';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { toast } from '../../ui/status/toast-queue';
import ItemSettings from '../items/ItemSettings';
import { LoadState } from '../page/LoadState';
import classes from './FolderSettings.module.css';
import { folderColour } from './folder-colour';

interface FolderSettingsProps {
  id: string;
  onClose: () => void;
}

/** Settings of a folder: the fields of all items, and its colour. */
export default function FolderSettings({ id, onClose }: FolderSettingsProps) {
  const { t } = useTranslation('folders');
  const { t: shell } = useTranslation('shell');
  const queryClient = useQueryClient();
  const folder = useQuery(orpc.folders.get.queryOptions({ input: { id } }));
  const paint = useMutation(
    orpc.folders.update.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(),
      onError: (error) => toast({ tone: 'alert', text: errorText(error) }),
    }),
  );
  return (
    <Drawer opened onClose={onClose} title={t('settings.title')} closeLabel={shell('close')}>
      <LoadState query={folder} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={4} />}>
        {(item) => (
          <>
            <div className={classes.colour}>
              <p className={classes.label} aria-hidden="true">
                {t('settings.colour')}
              </p>
              <Swatches<FolderColour>
                full
                label={t('settings.colour')}
                colours={FOLDER_COLOURS.map((value) => ({ value, label: t(`colours.${value}`) }))}
                value={paint.variables?.colour ?? folderColour(item)}
                onChange={(colour) => paint.mutate({ id, colour })}
              />
            </div>
            <ItemSettings item={item} />
          </>
        )}
      </LoadState>
    </Drawer>
  );
}

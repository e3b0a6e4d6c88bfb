import { TOOLS } from '@murmel/contracts';
import { IconChevronDown, IconFileImport, IconPlus, IconTemplate } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { ActionMenu } from '../../ui/overlays/ActionMenu';
import { OpenFileDialog } from '../imports/lazy-open-file';
import { useCreateItem } from '../items/use-create-item';
import { useMonthLeftText } from '../licences/use-month-left-text';
import { useToolContributions } from '../tools/contribution';
import { useAvailableTools } from '../tools/use-available-tools';

interface NewMenuProps {
  folderId?: string | undefined;
  /** label of a second button on the page: worded differently, and not green */
  second?: string;
}

/** The green "new" with a list of the tools; choosing one creates an item, in a folder where one is given, and opens it. */
export function NewMenu({ folderId, second }: NewMenuProps) {
  const { t } = useTranslation('shell');
  const { t: tools } = useTranslation('tools');
  const contributions = useToolContributions();
  const leftOf = useMonthLeftText();
  const available = useAvailableTools();
  const navigate = useNavigate();
  const { create, creating } = useCreateItem(folderId);
  const [opening, setOpening] = useState(false);
  if (available.length === 0) return null;
  const menu = (
    <ActionMenu
      actions={[
        ...available.map((key) => ({
          key,
          label: tools(`catalogue.${key}.name`),
          description: leftOf(TOOLS[key].kind) ?? tools(`catalogue.${key}.summary`),
          icon: contributions[key].icon,
          onSelect: () => create(key),
        })),
        {
          key: 'template',
          label: t('fromTemplate'),
          icon: IconTemplate,
          onSelect: () => void navigate(folderId ? `/templates?folder=${folderId}` : '/templates'),
        },
        { key: 'file', label: t('openFile'), icon: IconFileImport, onSelect: () => setOpening(true) },
      ]}
      button={(props) => (
        <Button
          {...props}
          {...(second === undefined ? {} : { variant: 'default' })}
          loading={creating !== undefined}
          leftSection={<IconPlus size={20} stroke={2.2} aria-hidden />}
          rightSection={<IconChevronDown size={18} stroke={1.9} aria-hidden />}
        >
          {second ?? t('new')}
        </Button>
      )}
    />
  );
  return (
    <>
      {menu}
      <Suspense fallback={null}>{opening && <OpenFileDialog folderId={folderId} onClose={() => setOpening(false)} />}</Suspense>
    </>
  );
}

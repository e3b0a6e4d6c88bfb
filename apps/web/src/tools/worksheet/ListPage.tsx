import { WIZARD_PATH } from '@murmel/contracts';
import { IconSparkles } from '@tabler/icons-react';
import ItemListPage from '../../core/item-list/ItemListPage';
import { RouterLink } from '../../core/links/RouterLink';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';

/** A teacher's own worksheets, and the way to one that a model proposes. */
export default function ListPage() {
  const { t } = useTranslation('tools/worksheet');
  return (
    <ItemListPage
      tool="worksheet"
      moreWays={
        <Button
          component={RouterLink}
          href={WIZARD_PATH}
          variant="default"
          leftSection={<IconSparkles size={20} stroke={1.9} aria-hidden />}
        >
          {t('wizard')}
        </Button>
      }
    />
  );
}

import { IconPlus } from '@tabler/icons-react';
import { MiniToolsPage } from '../../../core/ai/mini-tools/MiniToolsPage';
import { useCreateItem } from '../../../core/items/use-create-item';
import { useAvailableTools } from '../../../core/tools/use-available-tools';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { OwnMiniTools } from './OwnMiniTools';

/** All mini tools: those of one's own, and those of the product by what they are for. */
export default function PromptLab() {
  const { t } = useTranslation('tools/mini_tools');
  const { create, creating } = useCreateItem();
  const offered = useAvailableTools().includes('mini_tools');
  return (
    <MiniToolsPage
      actions={
        offered && (
          <Button
            leftSection={<IconPlus size={20} stroke={2.2} aria-hidden />}
            loading={creating === 'mini_tools'}
            onClick={() => create('mini_tools')}
          >
            {t('list.new')}
          </Button>
        )
      }
      own={(words) => <OwnMiniTools key={words} words={words} />}
    />
  );
}

import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { Marble } from '../../ui/marbles/Marble';
import { EmptyState } from '../../ui/status/EmptyState';
import { useCreateItem } from '../items/use-create-item';
import { RouterLink } from '../links/RouterLink';
import { useToolContributions } from '../tools/contribution';
import { useAvailableTools } from '../tools/use-available-tools';
import { useFavourites } from '../tools/use-favourites';
import classes from './EmptyLibrary.module.css';

/** Number of suggested starts and size of the marbles above them. */
const STARTS = 3;
const SIZES = [76, 104, 66, 48];

/** The library before anything is in it: the first thing is one press away. */
export function EmptyLibrary() {
  const { t } = useTranslation('folders');
  const { t: tools } = useTranslation('tools');
  const looks = useToolContributions();
  const available = useAvailableTools();
  const { favourites } = useFavourites();
  const { create, creating } = useCreateItem();
  const offered = [...new Set([...favourites, ...available])];
  return (
    <EmptyState
      title={t('empty.top.title')}
      text={t('empty.top.text')}
      marbles={offered.slice(0, SIZES.length).map((tool, index) => ({ ...looks[tool], size: SIZES[index]! }))}
      actions={offered.slice(0, STARTS).map((tool) => (
        <Button
          key={tool}
          variant="default"
          size="lg"
          className={classes.start}
          loading={creating === tool}
          disabled={creating !== undefined}
          leftSection={<Marble {...looks[tool]} size={32} />}
          onClick={() => create(tool)}
        >
          {tools(`catalogue.${tool}.name`)}
        </Button>
      ))}
      link={<RouterLink href="/templates">{t('empty.top.templates')}</RouterLink>}
    />
  );
}

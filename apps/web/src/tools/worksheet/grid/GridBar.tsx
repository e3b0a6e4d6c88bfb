import type { Worksheet, WorksheetGrid } from '@murmel/contracts';
import { IconArrowsSort, IconDownload, IconEye, IconEyeOff } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/forms/Button';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { ActionMenu } from '../../../ui/overlays/ActionMenu';
import { IconButton } from '../../../ui/overlays/IconButton';
import { usePdfTexts } from '../pdf/texts';
import classes from './grid.module.css';
import { GRID_FILTERS, GRID_ORDERS, type GridFilter, type GridOrder } from './grid-rows';
import { StateButton } from './StateButton';
import { useTexts } from './texts';

const ResponsesPdfDialog = lazy(() => import('../pdf/ResponsesPdfDialog'));

interface GridBarProps {
  item: Worksheet;
  grid: WorksheetGrid;
  counts: Record<GridFilter, number>;
  filter: GridFilter;
  onFilter: (filter: GridFilter) => void;
  order: GridOrder;
  onOrder: (order: GridOrder) => void;
  covered: boolean;
  onCover: (covered: boolean) => void;
}

/** Sets the shown rows, their order, names or none, and offers exports. */
export function GridBar({ item, grid, counts, filter, onFilter, order, onOrder, covered, onCover }: GridBarProps) {
  const t = useTexts();
  const paper = usePdfTexts();
  const [onPaper, setOnPaper] = useState(false);
  // Without a project there are no absent pupils.
  const filters = GRID_FILTERS.filter((value) => value !== 'absent' || filter === value || counts.absent > 0);
  const files = grid.tasks.some(({ kind }) => kind === 'Upload') ? (['csv', 'xlsx', 'zip'] as const) : (['csv', 'xlsx'] as const);
  return (
    <div className={classes.tools}>
      <PillTabs
        label={t('filter.label')}
        options={filters.map((value) => ({ value, label: t(`filter.${value}`), count: counts[value] }))}
        value={filter}
        onChange={onFilter}
      />
      <div className={classes.actions}>
        <ActionMenu
          actions={GRID_ORDERS.map((key) => ({ key, label: t(`order.${key}`), checked: order === key, onSelect: () => onOrder(key) }))}
          button={(props) => (
            <Button {...props} variant="subtle" leftSection={<IconArrowsSort size={20} stroke={1.9} aria-hidden />}>
              {t(`order.${order}`)}
            </Button>
          )}
        />
        <StateButton item={item} state={grid.state} />
        <ActionMenu
          actions={[
            ...files.map((format) => ({
              key: format,
              label: t(`export.${format}`),
              href: `/api/worksheet/worksheets/${item.id}/export?format=${format}`,
            })),
            { key: 'pdf', label: paper('answersPdf'), onSelect: () => setOnPaper(true) },
          ]}
          button={(props) => (
            <IconButton {...props} variant="outline" size={44} icon={IconDownload} label={t('export.label')} tipAlign="end" />
          )}
        />
        <IconButton
          variant="outline"
          size={44}
          icon={covered ? IconEyeOff : IconEye}
          label={t('cover')}
          pressed={covered}
          tipAlign="end"
          onClick={() => onCover(!covered)}
        />
      </div>
      <Suspense fallback={null}>{onPaper && <ResponsesPdfDialog item={item} onClose={() => setOnPaper(false)} />}</Suspense>
    </div>
  );
}

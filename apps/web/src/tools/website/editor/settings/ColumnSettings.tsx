import { type Json, WEBSITE_LIMITS } from '@murmel/contracts';
import type { SiteBlockOf } from '@murmel/documents';
import { PillTabs } from '../../../../ui/forms/PillTabs';
import { useTexts } from '../texts';
import { useChangeBlock } from '../use-change-block';

const COUNTS = Array.from({ length: WEBSITE_LIMITS.columns.max - 1 }, (_, index) => String(index + 2));

/** Settings of the number of adjacent columns. */
export function ColumnSettings({ block }: { block: SiteBlockOf<'Columns'> }) {
  const t = useTexts();
  const change = useChangeBlock(block.id);
  const { columns } = block.content;
  const resize = (count: number) => {
    const kept = Array.from({ length: count }, (_, index) => columns[index] ?? { title: '', text: null });
    void change({ columns: kept as unknown as Json }, 'count');
  };
  return (
    <PillTabs
      label={t('columns.count')}
      labelHidden={false}
      options={COUNTS.map((value) => ({ value, label: value }))}
      value={String(columns.length)}
      onChange={(value) => resize(Number(value))}
    />
  );
}

import { WEBSITE_LIMITS } from '@murmel/contracts';
import type { SiteBlockOf } from '@murmel/documents';
import { Button } from '../../../../ui/forms/Button';
import { SwitchRow } from '../../../../ui/forms/SwitchRow';
import { sized } from '../page/table-rows';
import { useTexts } from '../texts';
import { useChangeBlock } from '../use-change-block';
import classes from './settings.module.css';
import { TextDraft } from './TextDraft';

const { rows: rowsMax, columns: columnsMax, captionMax } = WEBSITE_LIMITS.table;

/** Settings of a table's size and its caption. */
export function TableSettings({ block }: { block: SiteBlockOf<'Table'> }) {
  const t = useTexts();
  const change = useChangeBlock(block.id);
  const { rows, head, caption } = block.content;
  const [high, wide] = [rows.length, Math.max(1, ...rows.map((row) => row.length))];
  const size = (label: string, down: number, right: number, possible: boolean) => (
    <Button variant="default" size="sm" disabled={!possible} onClick={() => void change({ rows: sized(rows, down, right) }, 'rows')}>
      {label}
    </Button>
  );
  return (
    <>
      <TextDraft
        label={t('table.caption')}
        value={caption}
        maxLength={captionMax}
        save={(value) => change({ caption: value }, 'caption')}
      />
      <SwitchRow
        label={t('table.head')}
        description={t('table.headHint')}
        checked={head}
        onChange={(value) => void change({ head: value }, 'head')}
      />
      <div className={classes.grounds}>
        {size(t('table.addRow'), high + 1, wide, high < rowsMax)}
        {size(t('table.addColumn'), high, wide + 1, wide < columnsMax)}
        {size(t('table.removeRow'), high - 1, wide, high > 1)}
        {size(t('table.removeColumn'), high, wide - 1, wide > 1)}
      </div>
      <p className={classes.note}>{t('table.how', { rows: rowsMax, columns: columnsMax })}</p>
    </>
  );
}

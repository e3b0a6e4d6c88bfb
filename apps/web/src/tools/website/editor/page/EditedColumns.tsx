import { type Json, WEBSITE_LIMITS } from '@murmel/contracts';
import { plainRichText, richTextWords, type SiteBlockOf } from '@murmel/documents';
import { InPlaceField } from '../../../../core/blocks/InPlaceField';
import { useTexts } from '../texts';
import { useChangeBlock } from '../use-change-block';
import classes from './page.module.css';

const { titleMax, textMax } = WEBSITE_LIMITS.columns;

/** Columns whose words are written where they stand. */
export function EditedColumns({ block, begins }: { block: SiteBlockOf<'Columns'>; begins: boolean }) {
  const t = useTexts();
  const change = useChangeBlock(block.id);
  const { columns } = block.content;
  const write = (index: number, fields: object) =>
    change(
      { columns: columns.map((column, at) => (at === index ? { ...column, ...fields } : column)) as unknown as Json },
      `column${index}`,
    );
  return (
    <div className={classes.columns}>
      {columns.map(({ title, text }, index) => (
        <div key={index}>
          <InPlaceField
            look="heading"
            label={t('fields.columnTitle', { number: index + 1 })}
            placeholder={t('fields.columnTitlePlaceholder')}
            value={title}
            maxLength={titleMax}
            begins={begins && index === 0}
            save={(value) => write(index, { title: value })}
          />
          <InPlaceField
            look="plain"
            label={t('fields.columnText', { number: index + 1 })}
            placeholder={t('fields.columnTextPlaceholder')}
            value={richTextWords(text)}
            maxLength={textMax}
            save={(value) => write(index, { text: plainRichText(value) })}
          />
        </div>
      ))}
    </div>
  );
}

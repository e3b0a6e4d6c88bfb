import { WEBSITE_LIMITS } from '@murmel/contracts';
import type { SiteBlock } from '@murmel/documents';
import { useBlocks } from '../../../../core/blocks/blocks-context';
import { InPlaceField } from '../../../../core/blocks/InPlaceField';
import { TextFace } from '../../../../core/parts/text/TextFace';
import { partOf } from '../open/site-parts';
import { useTexts } from '../texts';
import { useChangeBlock } from '../use-change-block';
import { EditedColumns } from './EditedColumns';
import { EditedTable } from './EditedTable';
import classes from './page.module.css';
import { ShownBlock } from './ShownBlock';

const { headingMax, labelMax, quoteMax, sourceMax } = WEBSITE_LIMITS;

/** The selected block: what is written on it is written where it stands; the rest is set beside the page. */
export function EditedSiteBlock({ block, level }: { block: SiteBlock; level: number }) {
  return (
    <div className="block" data-kind={block.kind} data-ground={block.ground}>
      <Inside block={block} level={level} />
    </div>
  );
}

function Inside({ block, level }: { block: SiteBlock; level: number }) {
  const t = useTexts();
  const change = useChangeBlock(block.id);
  const begins = useBlocks().written === block.id;
  switch (block.kind) {
    case 'Heading':
      return (
        <div className={classes.headingField} data-size={block.content.size}>
          <InPlaceField
            look="task"
            label={t('kinds.Heading')}
            placeholder={t('fields.heading')}
            value={block.content.text}
            maxLength={headingMax}
            begins={begins}
            save={(text) => change({ text }, 'text')}
          />
        </div>
      );
    case 'Text':
      return (
        <>
          <TextFace part={partOf('text', block)} />
          {block.content.file !== null && (
            <ShownBlock block={{ ...block, ground: 'none', content: { ...block.content, text: null } }} level={level} />
          )}
        </>
      );
    case 'Quote':
      return (
        <div className={classes.quote}>
          <InPlaceField
            look="plain"
            label={t('kinds.Quote')}
            placeholder={t('fields.quote')}
            value={block.content.text}
            maxLength={quoteMax}
            begins={begins}
            save={(text) => change({ text }, 'text')}
          />
          <InPlaceField
            look="task"
            label={t('fields.source')}
            placeholder={t('fields.source')}
            value={block.content.source}
            maxLength={sourceMax}
            save={(source) => change({ source }, 'source')}
          />
        </div>
      );
    case 'Button':
      return (
        <div className={classes.button}>
          <InPlaceField
            look="task"
            label={t('fields.label')}
            placeholder={t('fields.label')}
            value={block.content.label}
            maxLength={labelMax}
            begins={begins}
            save={(label) => change({ label }, 'label')}
          />
        </div>
      );
    case 'Picture':
      return (
        <>
          <ShownBlock block={{ ...block, ground: 'none', content: { ...block.content, caption: '' } }} level={level} />
          <div className={classes.caption}>
            <InPlaceField
              look="task"
              label={t('fields.caption')}
              placeholder={t('fields.caption')}
              value={block.content.caption}
              maxLength={sourceMax}
              save={(caption) => change({ caption }, 'caption')}
            />
          </div>
        </>
      );
    case 'Table':
      return <EditedTable block={block} begins={begins} />;
    case 'Columns':
      return <EditedColumns block={block} begins={begins} />;
    default:
      return <ShownBlock block={{ ...block, ground: 'none' }} level={level} />;
  }
}

import { HEADING_SIZES, PICTURE_SIDES, WEBSITE_LIMITS } from '@murmel/contracts';
import type { KnownSiteBlock } from '@murmel/documents';
import { lazy, type ReactNode, Suspense } from 'react';
import { useBlocks } from '../../../../core/blocks/blocks-context';
import { PillTabs } from '../../../../ui/forms/PillTabs';
import { partOf } from '../open/site-parts';
import { useTexts } from '../texts';
import { useChangeBlock } from '../use-change-block';
import { ButtonSettings } from './ButtonSettings';
import { ColumnSettings } from './ColumnSettings';
import { GallerySettings } from './GallerySettings';
import classes from './settings.module.css';
import { TableSettings } from './TableSettings';
import { TextDraft } from './TextDraft';

const ImageSettings = lazy(() => import('../../../../core/parts/image/ImageSettings'));
const VideoSettings = lazy(() => import('../../../../core/parts/video/VideoSettings'));
const EmbedSettings = lazy(() => import('../../../../core/parts/embed/EmbedSettings'));
const FileSettings = lazy(() => import('../../../../core/parts/file/FileSettings'));
const InternalToolSettings = lazy(() => import('../../../../core/parts/internal_tool/InternalToolSettings'));

const { contact, placeMax } = WEBSITE_LIMITS;

/** Edits the settings of a block's kind beside its content on the page. */
export function KindSettings({ block }: { block: KnownSiteBlock }) {
  const t = useTexts();
  const change = useChangeBlock(block.id);
  const { closeSettings: close } = useBlocks();
  switch (block.kind) {
    case 'Heading':
      return (
        <PillTabs
          label={t('size.label')}
          labelHidden={false}
          options={HEADING_SIZES.map((value) => ({ value, label: t(`size.${value}`) }))}
          value={block.content.size}
          onChange={(size) => void change({ size }, 'size')}
        />
      );
    case 'Text':
      return (
        <>
          <p className={classes.note}>{t('about.Text')}</p>
          <Late>
            <ImageSettings part={partOf('image', block)} close={close} />
          </Late>
          {block.content.file !== null && (
            <PillTabs
              label={t('side.label')}
              labelHidden={false}
              options={PICTURE_SIDES.map((value) => ({ value, label: t(`side.${value}`) }))}
              value={block.content.side}
              onChange={(side) => void change({ side }, 'side')}
            />
          )}
        </>
      );
    case 'Picture':
      return (
        <Late>
          <ImageSettings part={partOf('image', block)} close={close} />
        </Late>
      );
    case 'MapPicture':
      return (
        <>
          <TextDraft
            label={t('fields.place')}
            description={t('fields.placeHint')}
            value={block.content.place}
            maxLength={placeMax}
            save={(place) => change({ place }, 'place')}
          />
          <Late>
            <ImageSettings part={partOf('image', block)} close={close} />
          </Late>
        </>
      );
    case 'Gallery':
      return <GallerySettings block={block} />;
    case 'Button':
      return <ButtonSettings block={block} />;
    case 'Columns':
      return <ColumnSettings block={block} />;
    case 'Table':
      return <TableSettings block={block} />;
    case 'Quote':
    case 'Divider':
      return <p className={classes.note}>{t(`about.${block.kind}`)}</p>;
    case 'Video':
      return (
        <Late>
          <VideoSettings part={partOf('video', block)} close={close} />
        </Late>
      );
    case 'Embed':
      return (
        <Late>
          <EmbedSettings part={partOf('embed', block)} close={close} />
        </Late>
      );
    case 'File':
      return (
        <Late>
          <FileSettings part={partOf('file', block)} close={close} />
        </Late>
      );
    case 'OwnItem':
      return (
        <Late>
          <InternalToolSettings part={partOf('internal_tool', block)} close={close} />
        </Late>
      );
    case 'Contact':
      return (
        <>
          {(['name', 'role', 'mail', 'phone'] as const).map((field) => (
            <TextDraft
              key={field}
              label={t(`contact.${field}`)}
              value={block.content[field]}
              maxLength={contact[`${field}Max`]}
              type={field === 'mail' ? 'email' : field === 'phone' ? 'tel' : 'text'}
              save={(value) => change({ [field]: value }, field)}
            />
          ))}
        </>
      );
  }
}

function Late({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}

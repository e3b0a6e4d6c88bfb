import { contentLanguage, type Item } from '@murmel/contracts';
import { IconTextDecrease, IconTextIncrease, IconX } from '@tabler/icons-react';
import { EditorContent, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import type { CollaborationView } from '../../platform/collaboration/open-collaboration';
import { WallControl } from '../../ui/layout/WallControl';
import { WallFrame } from '../../ui/layout/WallFrame';
import { FullScreenDialog } from '../../ui/overlays/FullScreenDialog';
import content from './editor/content.module.css';
import { useDocumentEditor } from './editor/use-document-editor';
import { useTexts } from './texts';
import classes from './WallView.module.css';

/** Text sizes in px; the smallest is still read from the last row. */
const SIZES = [32, 38, 44, 52, 64] as const;

interface WallViewProps {
  item: Item;
  view: CollaborationView;
  onClose: (() => void) | undefined;
}

/** The document on the wall: large, live, without carets and tools. Escape ends it. */
export default function WallView({ item, view, onClose }: WallViewProps) {
  const t = useTexts();
  const [size, setSize] = useState(0);
  const editor = useDocumentEditor({ view, interactive: false, label: item.title });
  const empty = useEditorState({ editor, selector: ({ editor: current }) => current?.isEmpty ?? false });
  const step = (by: 1 | -1) => setSize((before) => Math.min(SIZES.length - 1, Math.max(0, before + by)));
  return (
    <FullScreenDialog ground="paper" className={classes.wall} label={t('wall.label', { title: item.title })} onClose={onClose}>
      <WallFrame
        controlsLabel={t('wall.controls')}
        controls={
          <>
            <WallControl label={t('wall.smaller')} icon={IconTextDecrease} disabled={size === 0} onClick={() => step(-1)} />
            <WallControl label={t('wall.larger')} icon={IconTextIncrease} disabled={size === SIZES.length - 1} onClick={() => step(1)} />
            {onClose && <WallControl tipAlign="end" label={t('wall.close')} icon={IconX} onClick={onClose} />}
          </>
        }
      >
        {empty && (
          <div className={classes.empty}>
            <h1 lang={contentLanguage(item)}>{item.title}</h1>
            <p>{t('wall.empty')}</p>
          </div>
        )}
        <div className={classes.text} lang={contentLanguage(item)}>
          <EditorContent
            editor={editor}
            className={`${content.content} ${classes.content}`}
            style={{ ['--text-size' as string]: `${SIZES[size]}px` }}
          />
        </div>
      </WallFrame>
    </FullScreenDialog>
  );
}

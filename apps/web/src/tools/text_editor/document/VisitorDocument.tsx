import { contentLanguage } from '@murmel/contracts';
import { IconDeviceProjector, IconDots, IconFileDownload, IconFileWord } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { Suspense, useCallback, useState } from 'react';
import { useWideHeader } from '../../../core/editor/use-wide-header';
import { PdfDialog } from '../../../core/exports/lazy-pdf-dialog';
import { LiveStatus } from '../../../core/live-document/LiveStatus';
import { People } from '../../../core/live-document/People';
import { NameChip } from '../../../core/people/NameChip';
import type { PublicPageProps } from '../../../core/sharing/ItemGate';
import { EditorHeader } from '../../../ui/layout/EditorHeader';
import { Wordmark } from '../../../ui/marbles/Wordmark';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/ActionMenu';
import { IconButton } from '../../../ui/overlays/IconButton';
import { NAMESPACE, useTexts } from '../texts';
import { DocumentFrame } from './DocumentFrame';
import classes from './document.module.css';
import { exportActions } from './export-actions';
import { useDocument } from './use-document';

/** The live document for a visitor: mark and content, tools only with the right to write, one's own name to change. */
export default function VisitorDocument({ item, reload }: PublicPageProps) {
  const t = useTexts();
  const open = useDocument(item);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [wall, setWall] = useState(false);
  const closeWall = useCallback(() => setWall(false), []);
  const [pdf, setPdf] = useState(false);
  const view = open?.view;
  const ended = view?.facts.ended;
  // A phone is never projected to the class; the computer at the projector often is a guest, too.
  const onWall = useWideHeader() ? [{ key: 'wall', label: t('menu.wall'), icon: IconDeviceProjector, onSelect: () => setWall(true) }] : [];
  const saveWord = () => void import('../../../core/exports/save-files').then((word) => word.saveWord(item));
  const takenAlong = [
    { key: 'pdf', label: t('menu.pdf'), icon: IconFileDownload, onSelect: () => setPdf(true) },
    { key: 'word', label: t('menu.word'), icon: IconFileWord, onSelect: saveWord },
  ];
  const actions: MenuAction[] = editor ? [...onWall, ...takenAlong, ...exportActions(editor, item, t)] : [];
  const header = (
    <EditorHeader
      marble={<Wordmark size={26} markOnly />}
      title={
        <h1
          className={classes.visitorTitle}
          title={ended ? undefined : item.title}
          tabIndex={-1}
          lang={ended ? undefined : contentLanguage(item)}
        >
          {ended?.kind === 'removed' ? t('end.headline') : item.title}
        </h1>
      }
      status={view && <LiveStatus state={view.state} texts={NAMESPACE} />}
      people={
        !ended && (
          <>
            {view && <People people={view.people} max={3} />}
            {view?.facts.right === 'write' && <NameChip />}
            {!view?.facts.right && item.abilities.contribute && <span className={classes.namePlace} />}
          </>
        )
      }
      actions={
        actions.length > 0 &&
        !ended && (
          <ActionMenu
            actions={actions}
            button={(props) => <IconButton {...props} size={44} icon={IconDots} label={t('menu.label')} tipAlign="end" />}
          />
        )
      }
    />
  );
  return (
    <DocumentFrame
      guest
      item={item}
      open={open}
      header={header}
      onEditor={setEditor}
      wall={wall}
      onWallClose={closeWall}
      lookAgain={reload}
    >
      <Suspense fallback={null}>{pdf && <PdfDialog item={item} onClose={() => setPdf(false)} />}</Suspense>
    </DocumentFrame>
  );
}

import type { Item } from '@murmel/contracts';
import type { Editor } from '@tiptap/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { DocumentClosed } from '../../../core/live-document/DocumentClosed';
import { NAMESPACE, useTexts } from '../texts';
import { DocumentEditor } from './DocumentEditor';
import classes from './document.module.css';
import { LostTextNotice } from './LostTextNotice';
import { SheetSkeleton } from './PaperSkeleton';
import type { useDocument } from './use-document';

const WallView = lazy(() => import('../WallView'));

interface DocumentFrameProps {
  item: Item;
  open: ReturnType<typeof useDocument>;
  header: ReactNode;
  /** hands the editor to the page, for its menu */
  onEditor: (editor: Editor | null) => void;
  /** shows the document on the wall */
  wall: boolean;
  onWallClose: (() => void) | undefined;
  /** links shown once the document is closed for this user */
  home?: ReactNode;
  /** notice for its owner while it is in the trash */
  inTrash?: ReactNode;
  /** opens the page once more, for a guest */
  lookAgain?: () => void;
  /** a page without an account, which has a footer of its own below this one */
  guest?: boolean;
  /** shown above the text */
  legend?: ReactNode;
  /** dialogs over the document */
  children?: ReactNode;
}

/** Page of a document for all users: header, then the sheet while it loads, the editor, or why it is closed. */
export function DocumentFrame({
  item,
  open,
  header,
  onEditor,
  wall,
  onWallClose,
  home,
  inTrash,
  lookAgain,
  guest = false,
  legend,
  children,
}: DocumentFrameProps) {
  const t = useTexts();
  const view = open?.view;
  const ended = view?.facts.ended;
  return (
    <div className={classes.page} data-guest={guest || undefined}>
      {header}
      <main id="main" tabIndex={-1} className={classes.main}>
        {open && view && ended && (
          <DocumentClosed
            itemId={item.id}
            ended={ended}
            retry={() => open.collaboration.retry()}
            home={home}
            inTrash={inTrash}
            {...(lookAgain ? { lookAgain } : {})}
            texts={NAMESPACE}
          >
            {view.lostText && <LostTextNotice kept={view.lostText} collaboration={open.collaboration} />}
          </DocumentClosed>
        )}
        {open && view && !ended && (
          <DocumentEditor item={item} collaboration={open.collaboration} view={view} onEditor={onEditor}>
            {legend}
          </DocumentEditor>
        )}
        {!open && <SheetSkeleton label={t('loading')} toolsCome={item.abilities.contribute} />}
      </main>
      {children}
      <Suspense fallback={null}>{wall && view && !ended && <WallView item={item} view={view} onClose={onWallClose} />}</Suspense>
    </div>
  );
}

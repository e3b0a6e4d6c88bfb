import { listsOf, onList, type PinboardList } from '@murmel/documents';
import { type FunctionComponent, lazy, Suspense, useRef, useState } from 'react';
import { Background } from '../../../../core/boards/Background';
import { useDeepLinkParts } from '../../../../platform/deep-link/deep-link';
import { EmptyState } from '../../../../ui/status/EmptyState';
import { useBoardDrag } from '../drag/use-board-drag';
import { Flip } from '../Flip';
import { AddList, useMayAddList } from '../lists/AddList';
import { ListColumn } from '../lists/ListColumn';
import { NewCardsAnnouncer } from '../NewCardsAnnouncer';
import { usePinboard } from '../pinboard-context';
import { Cursors } from '../presence/Cursors';
import { useOwnCursor } from '../presence/use-own-cursor';
import { useTyping } from '../presence/use-typing';
import { useBoardTexts } from '../texts';
import { ListTabs } from './ListTabs';
import classes from './surface.module.css';
import { type SurfaceView, usePhone } from './use-view';

// A board whose network went in that moment is one without it.
const Aside = lazy<FunctionComponent>(() => import('./Aside').catch(() => ({ default: () => null })));

/** The board itself: background, lists, and who moves what. */
export function Surface({ view }: { view: SurfaceView }) {
  const t = useBoardTexts();
  const { board, actor, session, fileUrl } = usePinboard();
  const surface = useRef<HTMLDivElement>(null);
  const [own] = useState(() => new Set<string>());
  const madeFirst = useRef(false);
  const typing = useTyping(session);
  const spoken = useBoardDrag(surface, (card) => own.add(card));
  const phone = usePhone();
  useOwnCursor(session, surface, phone || view !== 'board');
  const mayAddList = useMayAddList();
  const lists = listsOf(board).filter((list) => actor.trusted || onList(list, actor.base) !== 'invisible');
  const { background } = board.settings;
  return (
    <div className={classes.frame} data-view={view} data-on-picture={background.kind === 'picture' || undefined}>
      <Background background={background} fileUrl={fileUrl} />
      <div ref={surface} className={classes.surface} {...(view === 'board' ? { tabIndex: -1 } : {})}>
        <Flip board={board} surface={surface} own={own}>
          {lists.length === 0 ? (
            <Nothing mayAddList={mayAddList} onMade={() => void (madeFirst.current = actor.trusted)} />
          ) : view === 'column' ? (
            <OneList lists={lists} typing={typing} mayAddList={mayAddList} />
          ) : (
            <div className={classes.lists} data-lists="">
              {lists.map((list) => (
                <ListColumn key={session.keyOf(list.id)} list={list} typing={typing} compact={view === 'list'} />
              ))}
              {mayAddList && <AddList goOn={madeFirst.current} />}
            </div>
          )}
        </Flip>
        {!phone && view === 'board' && <Cursors session={session} surface={surface} />}
      </div>
      <p id="drag-how" hidden>
        {t('drag.how')}
      </p>
      <p className="visually-hidden" role="status" aria-live="assertive">
        {spoken}
      </p>
      <NewCardsAnnouncer />
      <Suspense fallback={null}>
        <Aside />
      </Suspense>
    </div>
  );
}

interface OneListProps {
  lists: readonly PinboardList[];
  typing: ReadonlyMap<string, string>;
  mayAddList: boolean;
}

function OneList({ lists, typing, mayAddList }: OneListProps) {
  const { session } = usePinboard();
  const [chosen, choose] = useState<string>();
  useDeepLinkParts(true, ([list]) => choose(list));
  const current = lists.find(({ id }) => id === session.idOf(chosen ?? '')) ?? lists[0]!;
  return (
    <div className={classes.column}>
      <ListTabs lists={lists} current={current.id} onChoose={choose} mayAddList={mayAddList} />
      <div id="list-panel" role="tabpanel" aria-labelledby={`tab-${current.id}`} className={classes.panel} data-lists="">
        <ListColumn key={session.keyOf(current.id)} list={current} typing={typing} alone />
      </div>
    </div>
  );
}

function Nothing({ mayAddList, onMade }: { mayAddList: boolean; onMade: () => void }) {
  const t = useBoardTexts();
  const { actor } = usePinboard();
  const key = actor.trusted ? 'empty.teacher' : 'empty.guest';
  return (
    <div className={classes.empty}>
      <EmptyState title={t(`${key}.title`)} text={t(`${key}.text`)} actions={mayAddList ? <AddList first onMade={onMade} /> : undefined} />
    </div>
  );
}

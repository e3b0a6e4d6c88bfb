import { contentLanguage } from '@murmel/contracts';
import { cardsIn, listsOf, onCard, onList } from '@murmel/documents';
import { IconArrowDown, IconArrowRight, IconQrcode, IconQrcodeOff, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Background } from '../../../../core/boards/Background';
import { JoinCode } from '../../../../core/sharing/JoinCode';
import { FullScreenDialog } from '../../../../ui/overlays/FullScreenDialog';
import { LiveBadge } from '../../../../ui/status/LiveBadge';
import { usePinboard } from '../pinboard-context';
import { useBoardTexts } from '../texts';
import { useOutside } from './use-outside';
import { WallCard } from './WallCard';
import classes from './wall.module.css';

/** The wall for the whole class, read from 8 m: what guests may see and nothing more. It scrolls when the teacher scrolls. Escape ends it. */
export default function WallView({ onClose }: { onClose: (() => void) | undefined }) {
  const t = useBoardTexts();
  const { item, board, session, fileUrl } = usePinboard();
  const [code, setCode] = useState(item.abilities.share === true);
  // The wall is read by all users, also by those who may only read.
  const lists = listsOf(board).filter((list) => onList(list, 'read') !== 'invisible');
  const { background } = board.settings;
  const region = useRef<HTMLDivElement>(null);
  const { below, beside } = useOutside(region, board);
  const further = (left: number, top: number): void => region.current?.scrollBy({ left, top, behavior: 'smooth' });
  const Code = code ? IconQrcodeOff : IconQrcode;
  return (
    <FullScreenDialog ground="paper" className={classes.wall} label={t('wall.label', { title: item.title })} onClose={onClose}>
      <div
        className={classes.stage}
        data-wall=""
        data-code={code || undefined}
        data-on-picture={background.kind === 'picture' || undefined}
      >
        <Background background={background} fileUrl={fileUrl} />
        <header className={classes.head}>
          <h1 className={classes.title} tabIndex={-1} data-first-focus lang={contentLanguage(item)}>
            {item.title}
          </h1>
          {session.view().people.length > 0 && <LiveBadge>{t('wall.live')}</LiveBadge>}
        </header>
        <div
          ref={region}
          className={classes.lists}
          data-below={below > 0 || undefined}
          data-beside={beside > 0 || undefined}
          tabIndex={0}
          role="region"
          aria-label={item.title}
        >
          {lists.map((list) => (
            <section key={list.id} className={classes.list} aria-label={list.name} data-list={list.id}>
              <h2 className={classes.listName}>
                <span className={classes.dot} data-colour={list.colour} />
                <span className={classes.listWords}>{list.name}</span>
              </h2>
              <ul className={classes.cards}>
                {cardsIn(board, list.id)
                  .filter((card) => onCard(board, card, 'read') !== 'invisible')
                  .map((card) => (
                    <WallCard key={session.keyOf(card.id)} card={card} attachments={board.attachmentsOf(card.id)} />
                  ))}
              </ul>
            </section>
          ))}
        </div>
        {(below > 0 || beside > 0) && (
          <div className={classes.further}>
            {below > 0 && (
              <button type="button" className={classes.hint} onClick={() => further(0, (region.current?.clientHeight ?? 0) * 0.8)}>
                <IconArrowDown aria-hidden />
                {t('wall.below', { count: below })}
              </button>
            )}
            {beside > 0 && (
              <button type="button" className={classes.hint} onClick={() => further((region.current?.clientWidth ?? 0) * 0.8, 0)}>
                {t('wall.beside', { count: beside })}
                <IconArrowRight aria-hidden />
              </button>
            )}
          </div>
        )}
      </div>
      {code && (
        <aside className={classes.band} aria-label={t('wall.join')}>
          <h2 className={classes.join}>{t('wall.join')}</h2>
          <JoinCode
            itemId={item.id}
            liftText={t('wall.lift')}
            permission={item.visitorPermission === 'visitor_permissions_write' ? undefined : 'visitor_permissions_write'}
          />
        </aside>
      )}
      <div className={classes.controls}>
        {item.abilities.share && (
          <button
            type="button"
            className={classes.control}
            aria-label={t(code ? 'wall.hideCode' : 'wall.showCode')}
            title={t(code ? 'wall.hideCode' : 'wall.showCode')}
            onClick={() => setCode(!code)}
          >
            <Code size={28} stroke={1.9} aria-hidden />
          </button>
        )}
        {onClose && (
          <button type="button" className={classes.control} aria-label={t('wall.close')} title={t('wall.close')} onClick={onClose}>
            <IconX size={26} stroke={2} aria-hidden />
          </button>
        )}
      </div>
    </FullScreenDialog>
  );
}

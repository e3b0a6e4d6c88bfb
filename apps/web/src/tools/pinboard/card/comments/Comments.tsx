import { useState } from 'react';
import { useOnline } from '../../../../platform/connection/online';
import { errorText } from '../../../../platform/errors/error-text';
import { Button } from '../../../../ui/forms/Button';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog';
import { Notice } from '../../../../ui/status/Notice';
import { toast } from '../../../../ui/status/toast-queue';
import { usePinboard } from '../../board/pinboard-context';
import type { CardFacts } from '../card-facts';
import { TypingLine } from '../TypingLine';
import { useTexts } from '../texts';
import { CommentForm } from './CommentForm';
import { CommentList } from './CommentList';
import classes from './comments.module.css';
import { useComments } from './use-comments';

/** Comments on the card. */
export function Comments({ facts, onTyping }: { facts: CardFacts; onTyping: () => void }) {
  const t = useTexts();
  const online = useOnline();
  const { item, actor, countsOf } = usePinboard();
  const { card, commentRefusal, takeBackRefusal } = facts;
  const count = countsOf(card.id)[1];
  const comments = useComments(item.id, card.id, count);
  const [asked, setAsked] = useState<string>();
  const [removing, setRemoving] = useState(false);
  const { loaded, state } = comments;
  const total = loaded?.total ?? count;

  const remove = async (id: string): Promise<void> => {
    setRemoving(true);
    try {
      await comments.remove(id);
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
    }
    setRemoving(false);
    setAsked(undefined);
  };
  return (
    <section className={classes.comments} aria-labelledby="card-comments">
      <h3 id="card-comments" className={classes.heading} tabIndex={-1}>
        {t('comments.heading')} <span className={classes.number}>{total}</span>
      </h3>
      {state === 'failed' && online && (
        <Notice
          tone="alert"
          announce
          actions={
            <Button variant="default" onClick={comments.reload}>
              {t('comments.retry')}
            </Button>
          }
        >
          {t('comments.failed')}
        </Notice>
      )}
      {loaded && loaded.entries.length > 0 && (
        <CommentList
          entries={loaded.entries}
          removable={({ mine }) => !takeBackRefusal && (mine || actor.trusted)}
          onRemove={setAsked}
          {...(loaded.from > 1 ? { onOlder: comments.older } : {})}
        />
      )}
      {!loaded && state !== 'failed' && online && <p className={classes.empty}>{count > 0 ? t('comments.loading') : ''}</p>}
      {loaded?.entries.length === 0 && <p className={classes.empty}>{t(commentRefusal ? 'comments.none' : 'comments.first')}</p>}
      <div className={classes.lower} data-lower="">
        <TypingLine card={card.id} />
        <CommentForm card={card.id} full={total} refusal={commentRefusal} offline={!online} onAdd={comments.add} onTyping={onTyping} />
      </div>
      <ConfirmDialog
        opened={asked !== undefined}
        title={t('comments.removeTitle')}
        confirmLabel={t('comments.removeConfirm')}
        cancelLabel={t('cancel')}
        busy={removing}
        onConfirm={() => asked !== undefined && void remove(asked)}
        onCancel={() => setAsked(undefined)}
      >
        {t('comments.removeText')}
      </ConfirmDialog>
    </section>
  );
}

import type { RichText } from '@murmel/contracts';
import { type PinboardAttachment, type PinboardCard, richTextLength } from '@murmel/documents';
import { IconClock, IconEyeOff } from '@tabler/icons-react';
import { type MouseEvent, memo } from 'react';
import { RichTextView } from '../../../../core/boards/RichTextView';
import '../../../../core/boards/tints.css';
import { useBoardActions } from '../board-actions';
import { sameEntries } from '../same-entries';
import { useBoardTexts } from '../texts';
import { CardFooter, type CardFooterProps } from './CardFooter';
import { CardMenu } from './CardMenu';
import { Chips } from './Chips';
import { Cover } from './Cover';
import classes from './card.module.css';

interface CardProps extends Omit<CardFooterProps, 'name'> {
  attachments: readonly PinboardAttachment[];
  /** "Lotta schreibt …" */
  typing: string | undefined;
  mayEdit: boolean;
  /** sees what is hidden and waits, and decides about it */
  trusted: boolean;
  own: boolean;
  /** one line per card */
  compact?: boolean;
}

/** One card of the board. The whole of it opens and is dragged; buttons and links on it keep their own meaning. */
export const Card = memo(function Card(props: CardProps) {
  const { card, attachments, typing, mayEdit, trusted, compact = false } = props;
  const t = useBoardTexts();
  const actions = useBoardActions();
  const name = card.name || t('card.untitled');
  const openFromAnywhere = (event: MouseEvent): void => {
    if (event.defaultPrevented || (event.target as Element).closest('a, button')) return;
    actions.open(card.id);
  };
  return (
    <div
      role="listitem"
      onClick={openFromAnywhere}
      className={classes.card}
      data-card={card.id}
      data-movable={mayEdit || undefined}
      data-tint={card.colour}
      data-hidden={card.hidden || undefined}
      data-waiting={card.waiting || undefined}
      data-compact={compact || undefined}
      data-cover={(card.cover !== null && !compact) || undefined}
    >
      {card.cover && !compact && <Cover cover={card.cover} attachments={attachments} />}
      <div className={classes.body}>
        <div className={classes.top}>
          <h3 className={card.name ? classes.name : classes.noName}>
            <a
              href={actions.hrefOf(card.id)}
              data-card-link=""
              className={classes.link}
              draggable={false}
              {...(card.name ? {} : { 'aria-label': name })}
              {...(mayEdit ? { 'aria-describedby': 'drag-how' } : {})}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                event.preventDefault();
                actions.open(card.id);
              }}
            >
              {card.name}
            </a>
          </h3>
          {(mayEdit || trusted) && <CardMenu card={card} name={name} mayEdit={mayEdit} trusted={trusted} own={props.own} />}
        </div>
        {card.description && <RichTextView text={card.description} plain className={classes.text} long={isLong(card.description)} />}
        {!compact && attachments.length > 0 && <Chips attachments={attachments} cover={card.cover?.attachment} />}
        {(card.waiting || card.hidden) && <State card={card} trusted={trusted} name={name} />}
        {typing && <p className={classes.typing}>{typing}</p>}
        <CardFooter {...props} name={name} />
      </div>
    </div>
  );
}, sameCard);

function State({ card, trusted, name }: { card: PinboardCard; trusted: boolean; name: string }) {
  const t = useBoardTexts();
  const { run, release } = useBoardActions();
  const IconShape = card.waiting ? IconClock : IconEyeOff;
  return (
    <p className={classes.state}>
      <IconShape size={18} stroke={1.9} aria-hidden />
      <span>{t(card.waiting ? 'card.waiting' : 'card.hidden')}</span>
      {trusted && (
        <button
          type="button"
          className={classes.decide}
          aria-label={t(card.waiting ? 'card.releaseThis' : 'card.unhideThis', { name })}
          onClick={() => (card.waiting ? release([card.id]) : void run('hideCard', { card: card.id, hidden: false }))}
        >
          {t(card.waiting ? 'card.release' : 'card.unhide')}
        </button>
      )}
    </p>
  );
}

/** Length from which a text is shortened on the board; its dialog shows all of it. */
const LONG = { characters: 200, blocks: 4 };

function isLong(text: RichText): boolean {
  return text.length > LONG.blocks || richTextLength(text) > LONG.characters || text.some((block) => block.type !== 'paragraph');
}

const COMPARED = [
  'card',
  'author',
  'likes',
  'comments',
  'liked',
  'typing',
  'mayEdit',
  'mayLike',
  'trusted',
  'own',
  'compact',
] as const satisfies readonly (keyof CardProps)[];

/** Parts of a board keep their identity while nothing about them changes; only the list of attachments is made anew. */
function sameCard(before: CardProps, after: CardProps): boolean {
  return COMPARED.every((name) => before[name] === after[name]) && sameEntries(before.attachments, after.attachments);
}

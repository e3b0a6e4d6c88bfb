import { usePinboard } from '../board/pinboard-context';
import { Attachments } from './attachments/Attachments';
import { CardColour } from './CardColour';
import { CardMeta } from './CardMeta';
import { CardNotices } from './CardNotices';
import { CardPermission } from './CardPermission';
import { CardTitle } from './CardTitle';
import { CardTools } from './CardTools';
import { Cover } from './Cover';
import classes from './card.module.css';
import type { CardFacts } from './card-facts';
import { Comments } from './comments/Comments';
import { coverOf } from './cover-of';
import { Description } from './description/Description';
import { ListChip } from './ListChip';
import { usePresence } from './use-presence';

interface OpenCardProps {
  facts: CardFacts;
  titleId: string;
  onStep: (by: 1 | -1) => void;
  onLarge: () => void;
  onClose: () => void;
}

/** One card with everything on it: picture, words, files, settings on the left, comments on the right where there are any. */
export function OpenCard({ facts, titleId, onStep, onLarge, onClose }: OpenCardProps) {
  const { board, actor, countsOf } = usePinboard();
  const { card, list } = facts;
  const presence = usePresence(card.id);
  const cover = coverOf(board, card);
  // While comments are off the teacher finds what was said before, to remove it.
  const talk = board.settings.comments || (actor.trusted && countsOf(card.id)[1] > 0);
  const editable = !facts.editRefusal;
  const tools = <CardTools facts={facts} cover={cover !== undefined} onStep={onStep} onLarge={onLarge} onClose={onClose} />;
  return (
    <div className={classes.card} data-cover={cover ? true : undefined}>
      {cover ? (
        <Cover card={card} cover={cover} editable={editable} tools={tools} />
      ) : (
        <div className={classes.bar}>
          <ListChip list={list} />
          {tools}
        </div>
      )}
      <div className={classes.columns} data-talk={talk || undefined}>
        <div className={classes.main}>
          {cover && <ListChip list={list} />}
          <CardTitle card={card} titleId={titleId} editable={editable} onTyping={presence.typing} />
          <CardNotices facts={facts} />
          <Description card={card} editable={editable} onTyping={presence.typing} />
          <Attachments card={card} editable={editable} />
          {editable && <CardColour card={card} />}
          {actor.trusted && <CardPermission card={card} />}
          <CardMeta facts={facts} />
        </div>
        {talk && <Comments facts={facts} onTyping={presence.typing} />}
      </div>
    </div>
  );
}

import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { usePinboard } from '../board/pinboard-context';
import classes from './card.module.css';
import { useTexts } from './texts';
import { useTypers } from './use-presence';

/** Shows "Mila schreibt …" while another user types. */
export function TypingLine({ card }: { card: string }) {
  const t = useTexts();
  const { session } = usePinboard();
  const [first, second, ...more] = useTypers(session, card);
  if (!first) return null;
  const text = second
    ? t(more.length > 0 ? 'typing.many' : 'typing.two', { name: first.name, other: second.name, count: more.length + 1 })
    : t('typing.one', { name: first.name });
  return (
    <p className={classes.typing}>
      <PersonMarble id={first.id} look={{ colour: first.colour, swirl: first.swirl }} name={first.name} size={20} />
      {text}
    </p>
  );
}

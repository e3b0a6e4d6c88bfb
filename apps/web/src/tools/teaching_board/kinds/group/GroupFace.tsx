import { IconUsersGroup } from '@tabler/icons-react';
import { useRef } from 'react';
import { lazyPart } from '../../../../platform/page/lazy-part';
import { useTeachingBoard } from '../../board/teaching-board-context';
import type { CardProps } from '../card-screen';
import { useFittingFont } from '../shared/use-fitting-font';
import { useKindTexts } from '../texts';
import { GroupBox } from './GroupBox';
import classes from './group.module.css';

/** Loaded only where groups can be changed. */
const GroupsByHand = lazyPart(() => import('./GroupsByHand'));
const GroupStart = lazyPart(() => import('./GroupStart'));

/** The groups in boxes, their names as large as all of them fit. */
export function GroupFace({ part: card }: CardProps<'group'>) {
  const { editable } = useTeachingBoard();
  if (card.content.groups.length === 0) return <NoGroups part={card} />;
  const plain = <PlainGroups part={card} />;
  return <div className={classes.face}>{editable ? <GroupsByHand part={card} waiting={plain} /> : plain}</div>;
}

/** Shows the groups with a height that fits their content, in the stacked view of phones. */
export function GroupReading({ part: card }: CardProps<'group'>) {
  if (card.content.groups.length === 0) return <NoGroups part={card} />;
  return (
    <div className={classes.reading}>
      <PlainGroups part={card} />
    </div>
  );
}

function PlainGroups({ part: card }: CardProps<'group'>) {
  const { groups } = card.content;
  const list = useRef<HTMLUListElement>(null);
  useFittingFont(list, groups);
  return (
    <ul ref={list} className={classes.groups}>
      {groups.map((group, index) => (
        <GroupBox key={index} groups={groups} index={index}>
          <p className={classes.names}>{group.members.map(({ name }) => name).join(', ')}</p>
        </GroupBox>
      ))}
    </ul>
  );
}

function NoGroups({ part: card }: CardProps<'group'>) {
  const t = useKindTexts();
  const { editable } = useTeachingBoard();
  return (
    <div className={classes.empty}>
      <IconUsersGroup size="2.4em" stroke={1.6} aria-hidden />
      <p>{t('group.none')}</p>
      {editable && <GroupStart part={card} waiting={null} />}
    </div>
  );
}

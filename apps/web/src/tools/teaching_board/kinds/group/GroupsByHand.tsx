import { Fragment, useId, useRef, useState } from 'react';
import type { CardProps } from '../card-screen';
import { useFittingFont } from '../shared/use-fitting-font';
import { useKindTexts } from '../texts';
import { GroupBox } from './GroupBox';
import { GroupTitle } from './GroupTitle';
import classes from './group.module.css';
import { groupName } from './group-names';
import { PickedName } from './PickedName';
import { useGroupActions } from './use-group-actions';
import { useNameDrag } from './use-name-drag';
import { usePickedName } from './use-picked-name';

/**
 * Edits the groups by hand: names are dragged from box to box, or picked and sent by keys, by a press on another box, or by the list below.
 */
export default function GroupsByHand({ part: card }: CardProps<'group'>) {
  const t = useKindTexts();
  const help = useId();
  const { groups } = card.content;
  const { move, rename } = useGroupActions(card);
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const nameOf = (index: number): string => groupName(groups, index, (number) => t('group.number', { number }));
  const send = (entry: string, to: number): void => {
    const name = groups.flatMap(({ members }) => members).find(({ id }) => id === entry)?.name;
    move(entry, to);
    setSaid(t('group.moved', { name, group: nameOf(to) }));
  };
  const { picked, from, pick, reached, reach, onKeyDown } = usePickedName(list, groups, send);
  useFittingFont(list, groups);
  useNameDrag(list, (entry, to) => {
    pick(undefined);
    send(entry, to);
  });
  return (
    <>
      <ul ref={list} className={classes.groups} onKeyDown={onKeyDown}>
        {groups.map((group, index) => (
          <GroupBox
            key={index}
            groups={groups}
            index={index}
            heading={<GroupTitle name={group.name} shown={nameOf(index)} onRename={(name) => rename(index, name)} />}
            onClick={picked && index !== from ? () => send(picked.id, index) : undefined}
          >
            <p className={classes.names}>
              {group.members.map(({ id, name }, place) => (
                <Fragment key={id}>
                  {place > 0 && ', '}
                  {/* A real button is a box: it would break the line before the comma. */}
                  <span
                    role="button"
                    className={classes.name}
                    data-entry={id}
                    data-uses
                    aria-pressed={id === picked?.id}
                    aria-describedby={help}
                    tabIndex={id === reached ? 0 : -1}
                    onFocus={() => reach(id)}
                    onClick={(event) => {
                      event.stopPropagation();
                      pick(id === picked?.id ? undefined : id);
                    }}
                  >
                    {name}
                  </span>
                </Fragment>
              ))}
            </p>
          </GroupBox>
        ))}
      </ul>
      {picked && (
        <PickedName
          name={picked.name}
          groups={groups.map((_, index) => nameOf(index))}
          from={from}
          onSend={(to) => send(picked.id, to)}
          onDone={() => pick(undefined)}
        />
      )}
      <span id={help} hidden>
        {t('group.help')}
      </span>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}

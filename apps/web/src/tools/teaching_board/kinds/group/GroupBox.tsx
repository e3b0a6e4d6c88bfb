import type { FormedGroup } from '@murmel/contracts';
import type { ReactNode } from 'react';
import { Marble } from '../../../../ui/marbles/Marble';
import { useKindTexts } from '../texts';
import classes from './group.module.css';
import { groupColour, groupName } from './group-names';

interface GroupBoxProps {
  groups: readonly FormedGroup[];
  index: number;
  /** replaces the written name */
  heading?: ReactNode;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** One group: its marble, its name, and who is in it. */
export function GroupBox({ groups, index, heading, onClick, children }: GroupBoxProps) {
  const t = useKindTexts();
  const colour = groupColour(index);
  return (
    <li className={classes.group} data-tint={colour} data-group={index} onClick={onClick}>
      <h3 className={classes.heading} data-numbered={groups[index]?.name === '' || undefined}>
        <Marble colour={colour} size=".9em" />
        {heading ?? <span>{groupName(groups, index, (number) => t('group.number', { number }))}</span>}
      </h3>
      {children}
    </li>
  );
}

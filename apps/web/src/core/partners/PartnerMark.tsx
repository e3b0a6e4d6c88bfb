import type { Partner } from '@murmel/contracts';
import { IconBuildingCommunity } from '@tabler/icons-react';
import { Marble } from '../../ui/marbles/Marble';
import classes from './PartnerMark.module.css';

/** Compact mark of a partner: its logo, or a marble in its colour. The name is shown beside it. */
export function PartnerMark({ partner: { logo, colour } }: { partner: Pick<Partner, 'logo' | 'colour'> }) {
  if (!logo) return <Marble colour={colour} icon={IconBuildingCommunity} size={44} />;
  return <img src={logo.url} alt={logo.alt} className={classes.logo} loading="lazy" decoding="async" />;
}

import { type Item, publicPathOf, type ToolKey } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { publicAddress } from '../../platform/page/addresses';

export interface JoinAddress {
  /** what the QR code holds */
  address: string;
  /** the word to type behind the host, when there is a short address */
  code: string | null;
  /** as people read it: without scheme */
  shown: string;
  withPassword: boolean;
  /** nobody else may open it yet */
  locked: boolean;
}

/** How people get to what a tool asks them; undefined until it is known. Somebody who may not share sees the long address. */
export function useJoinAddress(tool: ToolKey, item: Item): JoinAddress | undefined {
  const mayShare = item.abilities.share ?? false;
  const { data: share } = useQuery({ ...orpc.items.share.queryOptions({ input: { id: item.id } }), enabled: mayShare });
  if (mayShare && !share) return undefined;
  const long = share?.secretLink ?? share?.publicLink ?? publicAddress(publicPathOf(tool, item.id));
  const address = share?.shortLink ?? long;
  return {
    address,
    code: share?.shortLink ? share.shortCode : null,
    shown: (share?.shortLink ?? share?.publicLink ?? long).replace(/^https?:\/\//, ''),
    withPassword: item.privacy === 'password_protected',
    locked: item.privacy === 'locked',
  };
}

import { type Item, publicPathOf, type ToolKey } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { publicAddress } from '../../platform/page/addresses';

export interface JoinAddress {
  /** content of the QR code */
  address: string;
  /** the word to type behind the host, when there is a short address */
  code: string | null;
  /** readable form, without scheme */
  shown: string;
  withPassword: boolean;
  /** true while the item is closed to others */
  locked: boolean;
}

/**
 * Returns the address under which participants reach the item; undefined until it is known. A user who may not share sees the long address.
 */
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

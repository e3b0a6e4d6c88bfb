import { ITEM_TYPES, type ItemTypeKey, publicPlaceOf } from '@murmel/contracts';
import type { PartOf } from '@murmel/documents';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../platform/api/queries';
import { wallAddress } from '../../editor/use-wall-view';
import { useToolContributions } from '../../tools/contribution';
import { FrameBar } from '../frame/FrameBar';
import { FittedFrame } from './FittedFrame';
import { ToolFrame } from './ToolFrame';

interface ToolOnWallProps {
  part: PartOf<'internal_tool'>;
  itemId: string;
  /** path of the public page, with its secret */
  address: string;
}

/**
 * Item on the board of a user with an account, as it is on the wall. Users who may not open it get the page of its link, and so do all
 * users where there is no wall: an editor is nothing to show to a class.
 */
export default function ToolOnWall(props: ToolOnWallProps) {
  const contributions = useToolContributions();
  const type = publicPlaceOf(props.address.split('?')[0]!)?.type;
  return type && contributions[type].hasWall ? <OwnTool {...props} type={type} /> : <ToolFrame {...props} />;
}

function OwnTool({ type, ...props }: ToolOnWallProps & { type: ItemTypeKey }) {
  const { part, itemId } = props;
  const { data, isError } = useQuery(orpc[ITEM_TYPES[type].calls].get.queryOptions({ input: { id: itemId } }));
  if (isError) return <ToolFrame {...props} />;
  const wall = wallAddress(`${ITEM_TYPES[type].route}/${itemId}`);
  const name = data?.title ?? part.content.name;
  return (
    <>
      <FrameBar label={name} address={wall} />
      {data && <FittedFrame address={wall} title={part.title || name} />}
    </>
  );
}

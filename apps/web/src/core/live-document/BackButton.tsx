import type { ToolKey } from '@murmel/contracts';
import { Button } from '../../ui/forms/Button';
import { useWayBack } from '../editor/way-back';
import { RouterLink } from '../shell/RouterLink';

/** From a live document that was closed to where one came from; only for somebody with an account. */
export function BackButton({ tool }: { tool: ToolKey }) {
  const { href, label } = useWayBack(tool);
  return (
    <Button variant="default" component={RouterLink} href={href}>
      {label}
    </Button>
  );
}

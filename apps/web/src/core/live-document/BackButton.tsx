import type { ToolKey } from '@murmel/contracts';
import { Button } from '../../ui/forms/Button';
import { RouterLink } from '../links/RouterLink';
import { useWayBack } from '../links/way-back';

/** From a live document that was closed to where one came from; only for somebody with an account. */
export function BackButton({ tool }: { tool: ToolKey }) {
  const { href, label } = useWayBack(tool);
  return (
    <Button variant="default" component={RouterLink} href={href}>
      {label}
    </Button>
  );
}

import type { ToolKey } from '@murmel/contracts';
import { Button } from '../../ui/forms/Button';
import { RouterLink } from '../links/RouterLink';
import { useBackLink } from '../links/use-back-link';

/** Link from a closed live document to the previous page; only for users with an account. */
export function BackButton({ tool }: { tool: ToolKey }) {
  const { href, label } = useBackLink(tool);
  return (
    <Button variant="default" component={RouterLink} href={href}>
      {label}
    </Button>
  );
}

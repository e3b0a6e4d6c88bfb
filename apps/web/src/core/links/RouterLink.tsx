import { Link } from 'react-router';
import type { LinkProps } from '../../ui/link';

/** The router's link in the shape that the shared components expect (`linkAs`). */
export function RouterLink({ href, ...rest }: LinkProps & { state?: unknown }) {
  return <Link to={href} {...rest} />;
}

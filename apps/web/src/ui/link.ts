import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';

/** What every link of the components needs. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  children?: ReactNode;
}

/** The element that navigates: a plain `a` by default, the router's link where a page brings one. */
export type LinkAs = ComponentType<LinkProps> | 'a';

import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';

/** Required props of every link of the components. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  children?: ReactNode;
}

/** The element that navigates: a plain `a` by default, the router's link where a page brings one. */
export type LinkAs = ComponentType<LinkProps> | 'a';

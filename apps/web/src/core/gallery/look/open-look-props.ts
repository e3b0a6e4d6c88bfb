import type { PublicPageProps } from '../../sharing/ItemGate';

/** Props of a tool's `OpenLook.tsx`: those of its page for visitors. A look reads; it sends no answer and registers no visitor. */
export type OpenLookProps = PublicPageProps;

import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';

/** Stands where a document is being loaded. */
export const ViewPlaceholder = ({ label }: { label: string }) => <SkeletonGrid label={label} shape="lines" count={8} />;

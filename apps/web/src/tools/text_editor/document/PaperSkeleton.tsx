import classes from './document.module.css';

/** Grey lines where the text will be. */
export function PaperSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={classes.skeleton}>
      {['62%', '100%', '96%', '88%', '100%', '45%'].map((width, index) => (
        <span key={index} style={{ width }} />
      ))}
    </div>
  );
}

interface SheetSkeletonProps {
  label: string;
  /** a toolbar will stand above it */
  toolsCome: boolean | undefined;
}

/** The sheet itself, in its place. */
export function SheetSkeleton({ label, toolsCome }: SheetSkeletonProps) {
  return (
    <div className={classes.desk} data-tools-come={toolsCome || undefined}>
      <div className={classes.paper}>
        <PaperSkeleton label={label} />
      </div>
    </div>
  );
}

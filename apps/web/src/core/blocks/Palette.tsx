import { useBlocks } from './blocks-context';
import classes from './insert.module.css';

/** Every kind of block that can be put in; it comes behind what is selected. */
export function Palette({ onChosen }: { onChosen?: () => void }) {
  const { actions, kinds, full } = useBlocks();
  return (
    <>
      <div className={classes.kinds}>
        {kinds.map(({ kind, label, icon: IconShape }) => (
          <button
            key={kind}
            type="button"
            className={classes.kind}
            disabled={full !== undefined}
            onClick={() => {
              onChosen?.();
              actions.add(kind);
            }}
          >
            <IconShape size={22} stroke={1.8} aria-hidden />
            {label}
          </button>
        ))}
      </div>
      {full !== undefined && <p className={classes.full}>{full}</p>}
    </>
  );
}

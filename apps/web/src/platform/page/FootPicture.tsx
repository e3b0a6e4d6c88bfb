import classes from './FootPicture.module.css';

/** Ground line of the footer: hills with marbles; for international accounts a globe among them. Decoration. */
export function FootPicture({ international }: { international: boolean }) {
  return (
    <svg
      className={classes.picture}
      viewBox="0 0 1100 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      data-foot-picture={international ? 'international' : 'home'}
    >
      <path className={classes.back} d="M0 84C160 40 320 60 520 78S880 40 1100 66V120H0Z" />
      {international ? (
        <>
          <circle className={classes.globe} cx="550" cy="60" r="46" />
          <path
            className={classes.lines}
            d="M504 60H596M550 14V106M516 30C536 42 564 42 584 30M516 90C536 78 564 78 584 90M550 14C516 40 516 80 550 106M550 14C584 40 584 80 550 106"
          />
          <circle className={classes.sun} cx="664" cy="84" r="16" />
          <circle className={classes.coral} cx="438" cy="86" r="20" />
          <circle className={classes.sky} cx="764" cy="86" r="10" />
          <circle className={classes.sky} cx="342" cy="88" r="11" />
        </>
      ) : (
        <>
          <circle className={classes.coral} cx="168" cy="62" r="26" />
          <circle className={classes.sun} cx="226" cy="76" r="17" />
          <circle className={classes.sky} cx="266" cy="84" r="10" />
          <circle className={classes.sun} cx="868" cy="56" r="22" />
          <circle className={classes.coral} cx="918" cy="68" r="12" />
        </>
      )}
      <path className={classes.front} d="M0 104C220 78 420 96 620 104S940 84 1100 98V120H0Z" />
    </svg>
  );
}

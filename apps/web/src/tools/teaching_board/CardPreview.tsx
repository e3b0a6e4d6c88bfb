import { PreviewPaper } from '../../ui/drawings/PreviewPaper';
import classes from '../../ui/drawings/paper.module.css';

const LIGHTS = ['koralle', 'sonne', 'wiese'] as const;

/** A timer, a traffic light and an agenda: the drawn preview of a teaching board. */
export default function CardPreview() {
  return (
    <PreviewPaper colour="tafel">
      <rect x="22" y="22" width="84" height="84" rx="12" className={classes.sheet} />
      <circle cx="64" cy="64" r="27" className={classes.hand} />
      <path d="M64 48V64L75 71" className={classes.hand} />
      <rect x="116" y="22" width="34" height="84" rx="12" className={classes.heading} />
      {LIGHTS.map((colour, index) => (
        <circle key={colour} data-colour={colour} cx="133" cy={40 + index * 24} r="9" className={classes.bar} />
      ))}
      <rect x="160" y="22" width="58" height="84" rx="12" className={classes.sheet} />
      {[36, 28, 34, 20].map((width, index) => (
        <rect
          key={index}
          x="170"
          y={38 + index * 16}
          width={width}
          height="5"
          rx="2.5"
          className={index === 0 ? classes.heading : classes.line}
        />
      ))}
    </PreviewPaper>
  );
}

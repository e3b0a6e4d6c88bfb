import type { Icon } from '../../../ui/icon';
import type { MarbleColour } from '../../../ui/theme/scales';
import { composeStep, type DrawnStep, type SceneName } from './compose-step';
import classes from './StepDrawing.module.css';
import type { Shape } from './shapes';

interface StepDrawingProps {
  scene: SceneName;
  step: DrawnStep;
  colour: MarbleColour;
  icon: Icon;
}

/** A drawing of a step from our own shapes: a screenshot would be outdated next month. Decoration: the words stand beside it. */
export function StepDrawing({ scene, step, colour, icon }: StepDrawingProps) {
  const shapes = composeStep(scene, step);
  const spots = shapes.filter(({ is }) => is === 'number');
  return (
    <svg viewBox="0 0 320 150" className={classes.picture} data-colour={colour} aria-hidden="true">
      <path d="M18 150V30A14 14 0 0 1 32 16H288A14 14 0 0 1 302 30V150Z" className={classes.page} />
      {/* The number lies above all else. */}
      {[...shapes.filter(({ is }) => is !== 'number'), ...spots].map((shape, index) => (
        <ShapeView key={index} shape={shape} icon={icon} number={step.step} />
      ))}
    </svg>
  );
}

/** Three corners of a QR code, each a ring with a dot, and some of its points, in a field of 7. */
const QR = [
  ...[
    [0, 0],
    [4, 0],
    [0, 4],
  ].map(([x, y]) => `M${x} ${y}h3v3h-3zm.6.6v1.8h1.8v-1.8zm.5.5h.8v.8h-.8z`),
  'M4 4h1v1h-1zM6 4h1v1h-1zM5 5h1v1h-1zM4 6h1v1h-1zM6 6h1v1h-1z',
].join('');

/** Colours and initials of drawn people, who are invented. */
const PEOPLE = [
  ['beere', 'MA'],
  ['tafel', 'JB'],
  ['pflaume', 'AÇ'],
  ['himmel', 'LO'],
  ['sonne', 'TE'],
  ['wiese', 'FI'],
] as const;

function ShapeView({ shape, icon: Sign, number }: { shape: Shape; icon: Icon; number: number }) {
  switch (shape.is) {
    case 'box': {
      const { x, y, width, height, round, look } = shape;
      return <rect {...{ x, y, width, height }} rx={round} className={classes.box} data-look={look} />;
    }
    case 'line':
      return (
        <rect
          x={shape.x}
          y={shape.y}
          width={Math.max(8, shape.width)}
          height="8"
          rx="4"
          className={classes.line}
          data-ink={shape.ink}
          data-light={shape.light}
        />
      );
    case 'text':
      return (
        <text
          x={shape.x}
          y={shape.y}
          fontSize={shape.size}
          textAnchor={shape.middle ? 'middle' : 'start'}
          className={classes.text}
          data-on={shape.on}
        >
          {shape.text}
        </text>
      );
    case 'marble':
      return <MarbleShape shape={shape} icon={Sign} />;
    case 'radio':
      return (
        <g className={classes.radio} data-on={shape.on}>
          <circle cx={shape.x} cy={shape.y} r="8" />
          {shape.on && <circle cx={shape.x} cy={shape.y} r="4" className={classes.dot} />}
        </g>
      );
    case 'qr':
      return (
        <path transform={`translate(${shape.x} ${shape.y}) scale(${shape.size / 7})`} className={classes.code} fillRule="evenodd" d={QR} />
      );
    case 'caret':
      return <path d={`M${shape.x} ${shape.y}v${shape.height}`} className={classes.stroke} />;
    case 'arrow':
      return <path d={arrowPath(shape)} className={classes.arrow} />;
    case 'dots':
      return (
        <g className={classes.dots}>
          <circle cx={shape.x} cy={shape.y} r="15" className={classes.box} data-look="outline" />
          {[-6, 0, 6].map((away) => (
            <circle key={away} cx={shape.x + away} cy={shape.y} r="2" />
          ))}
        </g>
      );
    case 'number':
      return (
        <g>
          <circle cx={shape.x} cy={shape.y} r="13" className={classes.number} />
          <text x={shape.x} y={shape.y + 5} textAnchor="middle" className={classes.digit}>
            {number}
          </text>
        </g>
      );
  }
}

function MarbleShape({ shape: { x, y, radius, person }, icon: Sign }: { shape: Extract<Shape, { is: 'marble' }>; icon: Icon }) {
  if (person === undefined) {
    const size = radius * 1.15;
    return (
      <g>
        <circle cx={x} cy={y} r={radius} className={classes.marble} />
        <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 24 24" className={classes.sign}>
          <Sign size={24} stroke={2.1} />
        </svg>
      </g>
    );
  }
  const [colour, initials] = PEOPLE[person % PEOPLE.length]!;
  return (
    <g data-colour={colour}>
      <circle cx={x} cy={y} r={radius} className={classes.person} />
      <text x={x} y={y + 3.2} textAnchor="middle" className={classes.initials}>
        {initials}
      </text>
    </g>
  );
}

/** A line with a head of two strokes at its end. */
function arrowPath({ x, y, toX, toY }: Extract<Shape, { is: 'arrow' }>): string {
  const angle = Math.atan2(toY - y, toX - x);
  const stroke = (turn: number) => `M${toX} ${toY}l${(-6 * Math.cos(angle + turn)).toFixed(1)} ${(-6 * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${x} ${y}L${toX} ${toY}${stroke(0.6)}${stroke(-0.6)}`;
}

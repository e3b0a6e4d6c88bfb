/** Clear modules around a code, as the norm asks for (spec A28). */
export const QUIET_ZONE = 4;

/** Modules of a code, row by row, without the quiet zone, independent of the encoder. */
export type CodeModules = readonly (readonly boolean[])[];

/** All dark modules as squares, as one path of an SVG whose unit is a module. */
export function squareModules(modules: CodeModules, shown: (x: number, y: number) => boolean = () => true): string {
  return modules
    .flatMap((row, y) => row.flatMap((dark, x) => (dark && shown(x, y) ? [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`] : [])))
    .join('');
}

/** The same with round ends where nothing follows; modules beside each other are one shape. */
export function roundModules(modules: CodeModules, shown: (x: number, y: number) => boolean): string {
  const dark = (x: number, y: number): boolean => modules[y]?.[x] === true && shown(x, y);
  return modules
    .flatMap((row, y) => row.flatMap((_, x) => (dark(x, y) ? [roundSquare(x + QUIET_ZONE, y + QUIET_ZONE, cornersOf(dark, x, y))] : [])))
    .join('');
}

/** Top left, top right, bottom right, bottom left: whether the corner is round. */
type Corners = readonly [boolean, boolean, boolean, boolean];

function cornersOf(dark: (x: number, y: number) => boolean, x: number, y: number): Corners {
  const [up, right, down, left] = [dark(x, y - 1), dark(x + 1, y), dark(x, y + 1), dark(x - 1, y)];
  return [!up && !left, !up && !right, !down && !right, !down && !left];
}

function roundSquare(x: number, y: number, [topLeft, topRight, bottomRight, bottomLeft]: Corners): string {
  const at = (round: boolean) => (round ? 0.5 : 0);
  const arc = (round: boolean, dx: number, dy: number) => (round ? `a.5 .5 0 0 1 ${dx} ${dy}` : '');
  return [
    `M${x + at(topLeft)} ${y}H${x + 1 - at(topRight)}${arc(topRight, 0.5, 0.5)}`,
    `V${y + 1 - at(bottomRight)}${arc(bottomRight, -0.5, 0.5)}`,
    `H${x + at(bottomLeft)}${arc(bottomLeft, -0.5, -0.5)}`,
    `V${y + at(topLeft)}${arc(topLeft, 0.5, -0.5)}z`,
  ].join('');
}

/** Modules on one side of a finder pattern. */
export const EYE = 7;

/** The three finder patterns with round corners: rings and what is in them. */
export function roundEyes(side: number): string {
  const far = side - EYE + QUIET_ZONE;
  return [
    [QUIET_ZONE, QUIET_ZONE],
    [far, QUIET_ZONE],
    [QUIET_ZONE, far],
  ]
    .map(([x = 0, y = 0]) => roundedBox(x, y, EYE, 2.2) + roundedBox(x + 1, y + 1, EYE - 2, 1.4) + roundedBox(x + 2, y + 2, EYE - 4, 1))
    .join('');
}

function roundedBox(x: number, y: number, size: number, radius: number): string {
  const straight = size - 2 * radius;
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  return `M${x + radius} ${y}h${straight}${corner(1, 1)}v${straight}${corner(-1, 1)}h${-straight}${corner(-1, -1)}v${-straight}${corner(1, -1)}z`;
}

/** True if it is part of one of the three finder patterns. */
export function isEye(x: number, y: number, side: number): boolean {
  const [left, top, right, bottom] = [x < EYE, y < EYE, x >= side - EYE, y >= side - EYE];
  return (left && top) || (right && top) || (left && bottom);
}

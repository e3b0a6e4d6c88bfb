import { Fragment, type ReactNode } from 'react';
import { scales } from '../theme/scales';

const { tafel, koralle, sonne, wiese, himmel, pflaume, sand, tinte } = scales;
const WHITE = '#FFFFFF';

/** Size of every scene's viewBox: 480 x 140. The main content is in its middle square, so that a round crop remains recognizable. */
export const SCENE = { width: 480, height: 140 };

/** A tree with two steps: its foot and how high it stands. */
const TREES = [
  [52, 128, 78],
  [118, 124, 88],
  [186, 126, 84],
  [246, 122, 94],
  [318, 126, 82],
  [372, 124, 90],
  [438, 128, 76],
] as const;

function forest(): ReactNode {
  return (
    <>
      <rect width="480" height="140" fill={himmel[2]} />
      <circle cx="284" cy="30" r="24" fill={sonne[3]} />
      <path d="M0 108C70 78 130 96 210 92S340 62 480 96V140H0Z" fill={wiese[4]} />
      {TREES.map(([x, foot, height], index) => (
        <Fragment key={x}>
          <rect x={x - 4} y={foot - 12} width="8" height="14" fill={sonne[8]} />
          <path
            d={`M${x} ${foot - height}l${height * 0.24} ${height * 0.5}h-${height * 0.1}l${height * 0.16} ${height * 0.38}h-${height * 0.6}l${height * 0.16} -${height * 0.38}h-${height * 0.1}Z`}
            fill={index % 2 === 0 ? tafel[7] : wiese[7]}
          />
        </Fragment>
      ))}
      <path d="M0 132C110 120 330 124 480 130V140H0Z" fill={wiese[6]} />
    </>
  );
}

function leaf(): ReactNode {
  return (
    <>
      <rect width="480" height="140" fill={himmel[1]} />
      <path d="M142 128C150 44 232 2 346 12C340 92 262 140 142 128Z" fill={wiese[5]} />
      <g fill="none" stroke={wiese[8]} strokeWidth="6" strokeLinecap="round">
        <path d="M126 140C190 104 250 66 330 24" />
        <path d="M206 92L208 52M252 66L256 30M222 84L282 96M268 58L314 64" />
      </g>
    </>
  );
}

function mushrooms(): ReactNode {
  return (
    <>
      <rect width="480" height="140" fill={sonne[1]} />
      <path d="M0 122C120 108 340 110 480 124V140H0Z" fill={wiese[5]} />
      <path d="M206 84H246L252 128C238 134 214 134 200 128Z" fill={WHITE} />
      <path d="M156 84C156 8 296 8 296 84C260 96 192 96 156 84Z" fill={koralle[6]} />
      <path d="M300 100H320L324 130C316 134 304 134 296 130Z" fill={WHITE} />
      <path d="M272 100C272 56 348 56 348 100C328 108 292 108 272 100Z" fill={koralle[6]} />
      {[
        [206, 52, 11],
        [250, 60, 12],
        [228, 78, 7],
        [180, 74, 7],
        [304, 80, 6],
        [328, 90, 6],
      ].map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill={WHITE} />
      ))}
    </>
  );
}

function rings(): ReactNode {
  return (
    <>
      <rect width="480" height="140" fill={sand[3]} />
      {[104, 86, 70, 54, 38, 22].map((r, index) => (
        <ellipse
          key={r}
          cx="240"
          cy="70"
          rx={r * 1.18}
          ry={r}
          fill={index % 2 === 0 ? sonne[1] : sonne[2]}
          stroke={sonne[8]}
          strokeWidth={index === 0 ? 9 : 4}
        />
      ))}
      <ellipse cx="240" cy="70" rx="8" ry="7" fill={sonne[8]} />
    </>
  );
}

function sea(): ReactNode {
  return (
    <>
      <rect width="480" height="140" fill={sonne[1]} />
      <circle cx="304" cy="52" r="30" fill={sonne[4]} />
      <path d="M232 18V88" stroke={tinte[7]} strokeWidth="5" strokeLinecap="round" />
      <path d="M240 20C274 42 280 62 276 80H240Z" fill={koralle[5]} />
      <path d="M224 32C204 50 198 66 200 80H224Z" fill={WHITE} />
      <path d="M182 88H288C282 108 270 116 254 116H212C196 116 186 106 182 88Z" fill={pflaume[6]} />
      <path d="M0 102C40 88 70 116 110 102S190 88 230 102 310 116 350 102 430 88 480 102V140H0Z" fill={himmel[5]} />
      <path d="M0 122C44 110 78 132 122 120S202 110 246 122 330 132 372 120 440 112 480 122V140H0Z" fill={himmel[7]} />
    </>
  );
}

function mountains(): ReactNode {
  return (
    <>
      <rect width="480" height="140" fill={pflaume[1]} />
      <circle cx="180" cy="36" r="18" fill={sonne[3]} />
      <path d="M20 140L128 44L236 140Z" fill={pflaume[4]} />
      <path d="M120 140L256 16L392 140Z" fill={pflaume[6]} />
      <path d="M256 16L292 49L272 60L256 50L238 62L221 48Z" fill={WHITE} />
      <path d="M300 140L388 58L480 140Z" fill={pflaume[5]} />
      <path d="M0 124C120 108 320 112 480 126V140H0Z" fill={wiese[6]} />
    </>
  );
}

function planet(): ReactNode {
  return (
    <>
      <rect width="480" height="140" fill={himmel[9]} />
      {[
        [60, 34],
        [112, 96],
        [150, 26],
        [330, 30],
        [372, 104],
        [420, 52],
        [196, 118],
        [300, 122],
      ].map(([x, y], index) => (
        <circle key={x} cx={x} cy={y} r={index % 3 === 0 ? 4 : 2.5} fill={sonne[2]} />
      ))}
      <circle cx="240" cy="70" r="44" fill={koralle[4]} />
      <path d="M199 56C226 70 262 44 281 58L284 72C256 84 228 66 196 76Z" fill={koralle[6]} />
      <path
        d="M198 82C166 96 158 108 170 110C196 114 294 78 312 52C318 42 302 40 280 48"
        fill="none"
        stroke={sonne[3]}
        strokeWidth="7"
        strokeLinecap="round"
      />
    </>
  );
}

/** The drawn pictures of projects. New ones go to the end, and all projects may get another one then. */
export const SCENES: readonly (() => ReactNode)[] = [forest, leaf, mushrooms, rings, sea, mountains, planet];

/** Deterministic number below 1 for a seed and a place in its row. */
export type Draw = (place: number) => number;

/** Size of a picture, and chance that repeats for the same seed. */
export interface Canvas {
  width: number;
  height: number;
  draw: Draw;
}

interface Subject {
  words: RegExp;
  /** shapes of SVG, from the ground up */
  shapes: (canvas: Canvas) => string;
}

const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}"/>`;
const polygon = (points: readonly (readonly [number, number])[], fill: string): string =>
  `<polygon points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" fill="${fill}"/>`;
const box = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="${round}" fill="${fill}"/>`;
const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="${fill}"/>`;
const several = (count: number, shape: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => shape(index)).join('');

function tree(x: number, foot: number, size: number, green: string): string {
  const crown = [0, 1, 2].map((step) => {
    const [top, wide] = [foot - size + step * size * 0.2, size * (0.2 + step * 0.09)];
    return polygon(
      [
        [x, top],
        [x - wide, top + size * 0.36],
        [x + wide, top + size * 0.36],
      ],
      green,
    );
  });
  return box(x - size * 0.05, foot - size * 0.28, size * 0.1, size * 0.28, '#7a5236') + crown.join('');
}

function house(x: number, foot: number, size: number, wall: string): string {
  const body = box(x - size / 2, foot - size * 0.6, size, size * 0.6, wall);
  const roof = polygon(
    [
      [x - size * 0.6, foot - size * 0.6],
      [x, foot - size],
      [x + size * 0.6, foot - size * 0.6],
    ],
    '#b5533c',
  );
  const windows = [-0.28, 0.28]
    .map((side) => box(x + side * size - size * 0.08, foot - size * 0.48, size * 0.16, size * 0.16, '#ffe9a8'))
    .join('');
  return body + roof + windows + box(x - size * 0.08, foot - size * 0.3, size * 0.16, size * 0.3, '#6b4a33');
}

const GREENS = ['#2f6b3f', '#3d7d4a', '#4c8f57'] as const;
const BRIGHT = ['#e4572e', '#f3a712', '#a846a0', '#2e86ab', '#d64550'] as const;

/** Subjects by words of both languages, the farthest first. */
export const SUBJECTS: readonly Subject[] = [
  {
    words: /stern|nacht|weltall|galaxie|\bstars?\b|night|space|galaxy/i,
    shapes: ({ width, height, draw }) =>
      several(60, (index) => circle(draw(index) * width, draw(index + 60) * height * 0.65, 1 + draw(index + 120) * 3, '#fff7d6')),
  },
  {
    words: /mond|\bmoon/i,
    shapes: ({ width, height }) => circle(width * 0.22, height * 0.2, height * 0.09, '#f4f0dc'),
  },
  {
    words: /planet|erde\b|\bearth\b|saturn/i,
    shapes: ({ width, height }) =>
      circle(width * 0.5, height * 0.42, height * 0.2, '#c98b5b') +
      ellipse(width * 0.5, height * 0.42, height * 0.34, height * 0.035, '#e8c79a'),
  },
  {
    words: /sonn|sommer|strand|\bsun|summer|beach/i,
    shapes: ({ width, height }) => circle(width * 0.77, height * 0.2, height * 0.09, '#ffcf4a'),
  },
  {
    words: /berg|alpen|vulkan|mountain|alps|volcano/i,
    shapes: ({ width, height, draw }) =>
      several(4, (index) => {
        const [x, top, wide] = [width * (0.1 + index * 0.27), height * (0.22 + draw(index) * 0.16), width * 0.26];
        const peak: readonly [number, number][] = [
          [x, top],
          [x - wide * 0.2, top + height * 0.09],
          [x + wide * 0.2, top + height * 0.09],
        ];
        return (
          polygon(
            [
              [x, top],
              [x - wide, height * 0.72],
              [x + wide, height * 0.72],
            ],
            index % 2 ? '#7d8aa0' : '#6a7890',
          ) + polygon(peak, '#f5f7fb')
        );
      }),
  },
  {
    words: /wolk|regen|gewitter|cloud|rain|storm/i,
    shapes: ({ width, height, draw }) =>
      several(3, (index) => {
        const [x, y, size] = [width * (0.2 + index * 0.3), height * (0.14 + draw(index + 9) * 0.1), height * 0.06];
        return several(4, (part) => circle(x + (part - 1.5) * size, y - (part % 2) * size * 0.5, size, '#e9eef5'));
      }),
  },
  {
    words: /meer|see\b|ozean|wasser|fluss|strand|schiff|boot|\bsea\b|ocean|lake|water|river|beach|ship|boat/i,
    shapes: ({ width, height, draw }) =>
      box(0, height * 0.62, width, height * 0.38, '#3f88b5') +
      several(14, (index) => ellipse(draw(index) * width, height * (0.66 + draw(index + 14) * 0.3), width * 0.06, 3, '#8fc1de')),
  },
  {
    words: /stadt|hochhaus|straße|\bcity|town|street|skyline/i,
    shapes: ({ width, height, draw }) =>
      several(9, (index) => {
        const [x, tall] = [(index * width) / 9, height * (0.22 + draw(index + 30) * 0.3)];
        const tower = box(x, height * 0.74 - tall, width / 10, tall, index % 2 ? '#56627a' : '#6d7a94');
        return (
          tower +
          several(6, (part) =>
            box(x + width * (0.02 + (part % 2) * 0.04), height * 0.74 - tall + 14 + (part >> 1) * 40, width * 0.02, 20, '#ffe08a'),
          )
        );
      }),
  },
  {
    words: /wald|baum|bäume|tanne|forest|wood|tree/i,
    shapes: ({ width, height, draw }) =>
      several(9, (index) =>
        tree(
          width * (0.05 + index * 0.115),
          height * (0.74 + draw(index + 50) * 0.14),
          height * (0.22 + draw(index + 60) * 0.14),
          GREENS[index % 3]!,
        ),
      ),
  },
  {
    words: /haus|häuser|schule|dorf|bauernhof|house|school|village|farm|cottage/i,
    shapes: ({ width, height }) => house(width * 0.36, height * 0.84, height * 0.3, '#f1dcc0'),
  },
  {
    words: /schiff|boot|segel|ship|boat|sail/i,
    shapes: ({ width, height }) =>
      polygon(
        [
          [width * 0.4, height * 0.7],
          [width * 0.64, height * 0.7],
          [width * 0.6, height * 0.77],
          [width * 0.44, height * 0.77],
        ],
        '#8a5a3b',
      ) +
      polygon(
        [
          [width * 0.52, height * 0.4],
          [width * 0.52, height * 0.68],
          [width * 0.63, height * 0.68],
        ],
        '#fdf6e9',
      ),
  },
  {
    words: /blume|blüte|wiese|garten|frühling|flower|meadow|garden|spring/i,
    shapes: ({ width, height, draw }) =>
      several(18, (index) => {
        const [x, y] = [draw(index + 70) * width, height * (0.82 + draw(index + 90) * 0.15)];
        return (
          box(x - 2, y, 4, height * 0.05, '#3d7d4a') +
          circle(x, y, height * 0.016, BRIGHT[index % 5]!) +
          circle(x, y, height * 0.006, '#fff2b8')
        );
      }),
  },
  {
    words: /vogel|vögel|möwe|adler|bird|gull|eagle/i,
    shapes: ({ width, height, draw }) =>
      several(5, (index) => {
        const [x, y, size] = [width * (0.2 + draw(index + 110) * 0.6), height * (0.12 + draw(index + 115) * 0.25), width * 0.03];
        return polygon(
          [
            [x - size, y - size * 0.5],
            [x, y],
            [x + size, y - size * 0.5],
            [x, y + size * 0.22],
          ],
          '#333a48',
        );
      }),
  },
  {
    words: /fisch|quastenflosser|delfin|wal\b|hai\b|\bfish|dolphin|whale|shark/i,
    shapes: ({ width, height }) =>
      ellipse(width * 0.5, height * 0.8, width * 0.15, height * 0.075, '#f08a4b') +
      polygon(
        [
          [width * 0.38, height * 0.8],
          [width * 0.29, height * 0.73],
          [width * 0.29, height * 0.87],
        ],
        '#d9703a',
      ) +
      circle(width * 0.59, height * 0.785, height * 0.009, '#222222'),
  },
  {
    words: /katze|hund|fuchs|tier|\bcat|\bdog|\bfox|animal/i,
    shapes: ({ width, height }) =>
      ellipse(width * 0.6, height * 0.82, width * 0.09, height * 0.09, '#c8762f') +
      circle(width * 0.6, height * 0.7, height * 0.065, '#c8762f') +
      polygon(
        [
          [width * 0.56, height * 0.67],
          [width * 0.565, height * 0.59],
          [width * 0.59, height * 0.64],
        ],
        '#a95f22',
      ) +
      polygon(
        [
          [width * 0.61, height * 0.64],
          [width * 0.635, height * 0.59],
          [width * 0.64, height * 0.67],
        ],
        '#a95f22',
      ) +
      circle(width * 0.585, height * 0.695, height * 0.008, '#222222') +
      circle(width * 0.615, height * 0.695, height * 0.008, '#222222'),
  },
  {
    words: /auto\b|bus\b|fahrrad|\bcar\b|\bbus\b|bike/i,
    shapes: ({ width, height }) =>
      box(width * 0.34, height * 0.78, width * 0.3, height * 0.09, '#d64550', 16) +
      box(width * 0.4, height * 0.71, width * 0.17, height * 0.09, '#e9a0a6', 16) +
      circle(width * 0.41, height * 0.87, height * 0.03, '#2c2f36') +
      circle(width * 0.57, height * 0.87, height * 0.03, '#2c2f36'),
  },
  {
    words: /schnee|winter|snow/i,
    shapes: ({ width, height, draw }) =>
      several(80, (index) => circle(draw(index + 130) * width, draw(index + 210) * height, 2 + draw(index + 290) * 5, '#ffffff')),
  },
];

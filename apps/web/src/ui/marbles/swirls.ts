/** The six swirls of a marble and its highlight, in a viewBox of 0 0 100 100, clipped to the circle. */
export const swirls = [
  'M-5 58C18 30 42 84 66 60S98 22 108 34V110H-5Z',
  'M20 -8C64 20 36 46 56 66S60 100 84 112L112 112V-8Z',
  'M-6 36C24 20 40 54 66 42S96 16 110 22V50C92 46 86 74 62 78S26 66 -6 80Z',
  'M50 6A44 44 0 0 1 94 50A30 30 0 0 1 50 66A16 16 0 0 0 30 46A40 40 0 0 1 50 6Z',
  'M-6 60C30 84 70 84 106 52V110H-6ZM-6 34C30 10 70 14 106 40V-10H-6Z',
  'M40 110C10 66 58 54 44 22S60 -10 60 -10H-10V110Z',
] as const;

export type SwirlIndex = 0 | 1 | 2 | 3 | 4 | 5;

export const highlight = 'M16 40A38 38 0 0 1 42 14';

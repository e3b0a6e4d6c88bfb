/** Of QR codes. A file of its own, so that only who makes codes loads it; served at `/api/limits` with all others. */
export const QR_LIMITS = {
  /** of what a code holds: with the most correction it stays below 120 modules a side, which phones read from paper */
  bytes: 500,
  urlMax: 2000,
  textMax: 500,
  /** of a Wi-Fi's name and key, as routers have them */
  wifi: { nameMax: 32, passwordMax: 63 },
  fieldMax: 120,
  mailMax: 254,
  captionMax: 60,
  /** codes on a sheet to cut */
  rows: 60,
  /** of the code's colour to white; below it cameras fail in weak light */
  contrast: 4.5,
  /** millimetres that a code is wide on paper */
  width: { min: 15, max: 180 },
} as const;

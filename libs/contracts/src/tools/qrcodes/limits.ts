/** Limits of QR codes. A separate file, so that only pages that create codes load it; served at `/api/limits` with all others. */
export const QR_LIMITS = {
  /** content of a code: with the highest correction it stays below 120 modules a side, which phones read from paper */
  bytes: 500,
  /** letters of a field that are looked at: of what is too long the message names the number, not the first 500 of it */
  inputMax: 10_000,
  /** name and key of a Wi-Fi, as on routers */
  wifi: { nameMax: 32, passwordMax: 63 },
  fieldMax: 120,
  mailMax: 254,
  captionMax: 60,
  /** codes on a sheet to cut */
  rows: 60,
  /** minimum contrast of the code's colour to white; below it cameras fail in weak light */
  contrast: 4.5,
  /** millimetres that a code is wide on paper */
  width: { min: 15, max: 180 },
} as const;

/** Of short links. A file of its own, so that only who makes links loads it; served at `/api/limits` with all others. */
export const LINK_LIMITS = {
  urlMax: 2000,
  /** earlier targets that are kept */
  targets: 20, // C34
  /** number of visits after which the link redirects no more */
  visits: { min: 1, max: 100_000 },
  /** that the chart shows */
  days: 14,
} as const;

/** Limits of short links. A separate file, so that only pages that create links load it; served at `/api/limits` with all others. */
export const LINK_LIMITS = {
  urlMax: 2000,
  /** earlier targets that are kept */
  targets: 20, // spec C34
  /** number of visits after which the link redirects no more */
  visits: { min: 1, max: 100_000 },
  /** that the chart shows */
  days: 14,
} as const;

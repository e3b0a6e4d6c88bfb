/** Limits of assistants. A separate file, so that only their users load it; served at `/api/limits` with all others. */
export const ASSISTANT_LIMITS = {
  name: { min: 1, max: 50 }, // spec A15
  description: { max: 500 }, // spec A15
  /** the same in words for pupils */
  pupilDescription: { max: 500 },
  /** letters of role and instructions */
  instructions: { max: 10_000 }, // spec A15
  /** words up to which every model follows them well: advice, about three pages */
  instructionsWords: 1200, // spec ASS-08
  starters: { count: 6, max: 200 }, // spec A15
  /** messages a day that its maker may allow one person */
  dailyLimit: { min: 1, max: 1000 }, // spec A13
  mcpTools: 20,
} as const;

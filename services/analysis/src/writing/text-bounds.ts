/** Longest texts of a result, in characters, and most facts: what the result's screen shows without drowning the reader. */
export const TEXT_LIMITS = {
  title: 200,
  description: 1200,
  culturalInfo: 4000,
  fact: 400,
  facts: 8,
} as const;

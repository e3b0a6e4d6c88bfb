/** Categories in display order. */
export const PERSONA_CATEGORIES = ['famous_women', 'famous_men', 'funny'] as const;
export type PersonaCategory = (typeof PERSONA_CATEGORIES)[number];

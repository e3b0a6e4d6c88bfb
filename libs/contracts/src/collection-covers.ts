/** The drawn covers of collections, in the order in which they are offered. */
export const COLLECTION_COVERS = ['forest', 'leaf', 'mushrooms', 'rings', 'sea', 'mountains', 'planet'] as const;
export type CollectionCover = (typeof COLLECTION_COVERS)[number];

/** Colours of the drawn marks of partners. */
export const PARTNER_COLOURS = ['tafel', 'koralle', 'sonne', 'wiese', 'himmel', 'pflaume'] as const;
export type PartnerColour = (typeof PARTNER_COLOURS)[number];

const COLOURS = 7;
const SWIRLS = 6;

export interface Look {
  /** 0 to 6 */
  colour: number;
  /** 0 to 5 */
  swirl: number;
}

/** FNV-1a, 32 bit: the same number for the same id as everywhere in the product. */
function hashId(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** The look a person has when nobody else claims it. */
export function ownLook(personId: string): Look {
  const hash = hashId(personId);
  return { colour: hash % COLOURS, swirl: (hash >>> 3) % SWIRLS };
}

/**
 * Hands out looks in one document: two people never share colour and swirl, as long as there are
 * not more than 42 of them. Whoever came first keeps theirs.
 */
export class Looks {
  private readonly placeOf = new Map<string, number>();

  lookOf(personId: string): Look {
    const place = this.placeOf.get(personId) ?? this.freePlace(personId);
    this.placeOf.set(personId, place);
    return { colour: place % COLOURS, swirl: Math.floor(place / COLOURS) };
  }

  release(personId: string): void {
    this.placeOf.delete(personId);
  }

  private freePlace(personId: string): number {
    const own = ownLook(personId);
    const first = own.colour + own.swirl * COLOURS;
    const taken = new Set(this.placeOf.values());
    for (let step = 0; step < COLOURS * SWIRLS; step += 1) {
      const place = (first + step) % (COLOURS * SWIRLS);
      if (!taken.has(place)) return place;
    }
    return first;
  }
}

import { ownLook, PERSON_COLOURS, PERSON_SWIRLS, type PersonLook } from '@murmel/contracts';

/**
 * Hands out looks in one document: two people never share colour and swirl, as long as there are
 * not more than 42 of them. Whoever came first keeps theirs.
 */
export class Looks {
  private readonly placeOf = new Map<string, number>();

  lookOf(personId: string): PersonLook {
    const place = this.placeOf.get(personId) ?? this.freePlace(personId);
    this.placeOf.set(personId, place);
    return { colour: place % PERSON_COLOURS, swirl: Math.floor(place / PERSON_COLOURS) };
  }

  release(personId: string): void {
    this.placeOf.delete(personId);
  }

  private freePlace(personId: string): number {
    const own = ownLook(personId);
    const first = own.colour + own.swirl * PERSON_COLOURS;
    const taken = new Set(this.placeOf.values());
    for (let step = 0; step < PERSON_COLOURS * PERSON_SWIRLS; step += 1) {
      const place = (first + step) % (PERSON_COLOURS * PERSON_SWIRLS);
      if (!taken.has(place)) return place;
    }
    return first;
  }
}

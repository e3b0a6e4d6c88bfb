import { ownLook, PERSON_COLOURS, PERSON_SWIRLS, type PersonLook } from '@murmel/contracts';

/**
 * Hands out looks in one document. The colour is a person's own, as everywhere; the swirl differs from those of the same colour
 * who are there. Only the seventh of one colour gets another one: up to 42 people never share both (decision E27). Whoever came
 * first keeps theirs.
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
    const taken = new Set(this.placeOf.values());
    for (let colours = 0; colours < PERSON_COLOURS; colours += 1) {
      for (let swirls = 0; swirls < PERSON_SWIRLS; swirls += 1) {
        const place = ((own.colour + colours) % PERSON_COLOURS) + ((own.swirl + swirls) % PERSON_SWIRLS) * PERSON_COLOURS;
        if (!taken.has(place)) return place;
      }
    }
    return own.colour + own.swirl * PERSON_COLOURS;
  }
}

import { ownLook, PERSON_COLOURS, PERSON_SWIRLS, type PersonLook } from '@murmel/contracts';

/**
 * Assigns looks in one document. The colour is the user's own, as elsewhere, unless another user there has it: up to seven users never
 * share one, because carets show nothing else, and up to 42 never share colour and swirl (spec E27). The first to come keeps theirs.
 */
export class PresenceLooks {
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
    const users = (colour: number): number => [...taken].filter((place) => place % PERSON_COLOURS === colour).length;
    const colours = Array.from({ length: PERSON_COLOURS }, (_, step) => (own.colour + step) % PERSON_COLOURS);
    const fewest = Math.min(...colours.map(users));
    const colour = colours.find((candidate) => users(candidate) === fewest) ?? own.colour;
    for (let step = 0; step < PERSON_SWIRLS; step += 1) {
      const place = colour + ((own.swirl + step) % PERSON_SWIRLS) * PERSON_COLOURS;
      if (!taken.has(place)) return place;
    }
    return own.colour + own.swirl * PERSON_COLOURS;
  }
}

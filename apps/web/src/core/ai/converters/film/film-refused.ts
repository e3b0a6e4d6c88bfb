/** A film that cannot be loaded, or whose sound is too large. */
export class FilmRefused extends Error {
  constructor(readonly why: 'video' | 'sound') {
    super(why);
  }
}

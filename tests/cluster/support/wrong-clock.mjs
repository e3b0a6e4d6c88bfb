// Loaded before a server's own code (node --import): its clock is wrong by WRONG_CLOCK_MS.
const wrongByMs = Number(process.env.WRONG_CLOCK_MS ?? 0);
const Right = globalThis.Date;

class Wrong extends Right {
  constructor(...given) {
    if (given.length === 0) super(Right.now() + wrongByMs);
    else super(...given);
  }

  static now() {
    return Right.now() + wrongByMs;
  }
}
if (wrongByMs !== 0) globalThis.Date = Wrong;

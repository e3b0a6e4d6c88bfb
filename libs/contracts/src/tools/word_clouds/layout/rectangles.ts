/** A rectangle by its centre, in px of the cloud's box. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Edge of one cell in px: about the height of a common word, so that a word covers few cells. */
const CELL = 48;

/** The words that have a place already, found by where they are: a candidate meets a handful instead of all. */
export class Rectangles {
  private readonly columns: number;
  private readonly rows: number;
  private readonly cells: Rectangle[][];

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {
    this.columns = Math.max(1, Math.ceil(width / CELL));
    this.rows = Math.max(1, Math.ceil(height / CELL));
    this.cells = Array.from({ length: this.columns * this.rows }, () => []);
  }

  /** True if the rectangle is inside the box and touches no other. */
  free(candidate: Rectangle): boolean {
    const { x, y } = candidate;
    const halfWidth = candidate.width / 2;
    const halfHeight = candidate.height / 2;
    if (x - halfWidth < 0 || y - halfHeight < 0 || x + halfWidth > this.width || y + halfHeight > this.height) return false;
    const last = this.column(x + halfWidth);
    const bottom = this.row(y + halfHeight);
    for (let row = this.row(y - halfHeight); row <= bottom; row += 1) {
      for (let column = this.column(x - halfWidth); column <= last; column += 1) {
        for (const other of this.cells[row * this.columns + column]!) {
          if (Math.abs(other.x - x) < other.width / 2 + halfWidth && Math.abs(other.y - y) < other.height / 2 + halfHeight) return false;
        }
      }
    }
    return true;
  }

  add(taken: Rectangle): void {
    const last = this.column(taken.x + taken.width / 2);
    const bottom = this.row(taken.y + taken.height / 2);
    for (let row = this.row(taken.y - taken.height / 2); row <= bottom; row += 1) {
      for (let column = this.column(taken.x - taken.width / 2); column <= last; column += 1)
        this.cells[row * this.columns + column]!.push(taken);
    }
  }

  private column(x: number): number {
    return Math.min(this.columns - 1, Math.max(0, Math.floor(x / CELL)));
  }

  private row(y: number): number {
    return Math.min(this.rows - 1, Math.max(0, Math.floor(y / CELL)));
  }
}

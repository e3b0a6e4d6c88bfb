/** Width to height of the room for pictures on the wall, and of a photo. */
const ROOM = 2.2;
const PHOTO = 4 / 3;

/** Calculates the number of columns in which photos of equal size are largest on the wall. */
export function pictureColumns(count: number): number {
  const widths = Array.from({ length: count }, (_, index) => widthIn(index + 1, count));
  return widths.indexOf(Math.max(...widths)) + 1 || 1;
}

/** Calculates the width of a photo for a number of columns, relative to the height of the room. */
function widthIn(columns: number, count: number): number {
  return Math.min(ROOM / columns, PHOTO / Math.ceil(count / columns));
}

/** Address of a picture that lies beside a file while that is read. @param number its place among them */
export function pictureAddress(number: number): string {
  return `picture-of-file:${number}`;
}

/** Returns the place of such a picture, -1 for every other address. */
export function pictureNumber(address: string): number {
  const found = /^picture-of-file:(\d{1,5})$/.exec(address);
  return found ? Number(found[1]) : -1;
}

/** Words of a text that are one name, by their places. */
export interface NameRange {
  first: number;
  last: number;
}

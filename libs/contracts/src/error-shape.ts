/** The HTTP status of an error and the generic English message of the specification. */
export interface ErrorShape {
  status: number;
  message: string;
}

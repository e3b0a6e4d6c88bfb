const PLACE = /^\s*(?:geo:)?\s*(-?\d{1,3}(?:[.,]\d+)?)\s*(?:[,;]\s+|[,;]|\s+)\s*(-?\d{1,3}(?:[.,]\d+)?)\s*$/;

/** A place as maps show it, e.g. `52.5163, 13.3777`, also with commas in the numbers. @returns undefined for what is none on earth */
export function parseCoordinates(typed: string): { latitude: number; longitude: number } | undefined {
  const [, north, east] = PLACE.exec(typed) ?? [];
  const [latitude, longitude] = [north, east].map((number) => Number(number?.replace(',', '.') ?? Number.NaN));
  if (latitude === undefined || longitude === undefined || !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  return { latitude, longitude };
}

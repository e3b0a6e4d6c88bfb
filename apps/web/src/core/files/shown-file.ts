/** What is known of a file wherever one is listed, looked at or taken along. */
export interface ShownFile {
  id: string;
  name: string;
  contentType: string;
  bytes: number;
  /** there is a small picture of it */
  image: boolean;
}

/** Takes the file along, under its name. */
export const fileAddress = ({ id }: Pick<ShownFile, 'id'>): string => `/api/owner_files/${id}`;

/** The same for looking at it here: nobody counts that. */
export const lookAddress = (file: Pick<ShownFile, 'id'>): string => `${fileAddress(file)}?inline`;

/** A small picture of it. */
export const thumbnailAddress = (file: Pick<ShownFile, 'id'>): string => `${fileAddress(file)}/thumbnail`;

/** Known fields of a file wherever one is listed, previewed or downloaded. */
export interface FileInfo {
  id: string;
  name: string;
  contentType: string;
  bytes: number;
  /** there is a small picture of it */
  image: boolean;
}

/** Takes the file along, under its name. */
export const fileAddress = ({ id }: Pick<FileInfo, 'id'>): string => `/api/owner_files/${id}`;

/** Returns the address of a preview, which is not counted as a download. */
export const inlineAddress = (file: Pick<FileInfo, 'id'>): string => `${fileAddress(file)}?inline`;

/** A small picture of it. */
export const thumbnailAddress = (file: Pick<FileInfo, 'id'>): string => `${fileAddress(file)}/thumbnail`;

import { EditorialAccess } from './editorial-access.js';

export const editorialProviders = [EditorialAccess];

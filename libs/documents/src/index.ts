export { allowedImage, allowedLink, imageAddress, linkFromInput } from './addresses.js';
export { TEXT_COLOURS, knownColour, type TextColour } from './colours.js';
export { textDocumentExtensions } from './text-document/extensions.js';
export { TEXT_DOCUMENT_MIGRATIONS, migrateTextDocument, type DocumentMigration } from './text-document/migrations.js';
export { readTextDocument, textDocumentText } from './text-document/read.js';
export { TEXT_DOCUMENT_FIELD, TEXT_DOCUMENT_SCHEMA_VERSION, textDocumentSchema } from './text-document/schema.js';
export { EMPTY_TEXT_DOCUMENT, SEED_CLIENT_ID, seedTextDocument } from './text-document/seed.js';

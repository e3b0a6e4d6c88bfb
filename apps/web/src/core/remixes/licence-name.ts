import type { ContentLicence } from '@murmel/contracts';

/** A licence as people write it: "CC BY-SA 4.0". The same in every language. */
export const licenceName = (licence: ContentLicence): string => licence.replace(/-(?=\d)/, ' ').replace(/^CC-/, 'CC ');
